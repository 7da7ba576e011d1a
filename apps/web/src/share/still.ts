/** A drawing of the page as one that stands by itself: what style sheets say of it is written into it, and nothing is left that could be operated. */
const SVG = 'http://www.w3.org/2000/svg';

/** What a style sheet may say of a drawing, under the names both sides have for it. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'clip-path',
  'mask',
  'filter',
] as const;

/** What of an element says where and what it is; the rest is for whoever operates it. */
const OWN =
  /^(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|width|height|points|offset|id|href|viewBox|preserveAspectRatio|gradientUnits|gradientTransform|patternUnits|patternTransform|clipPathUnits|maskUnits|stdDeviation|in|in2|result|values|type|operator|k1|k2|k3|k4|mode|flood-color|flood-opacity|xml:space|pathLength|spreadMethod)$/;

/** Parts that are drawn where something refers to them, not where they stand. */
const APART = 'defs, linearGradient, radialGradient, clipPath, mask, pattern, filter, symbol, marker';

/** How an element lies within the one around it, whatever moved it there. */
function placed(element: SVGGraphicsElement, around: SVGGraphicsElement): string | null {
  const [outer, inner] = [around.getScreenCTM(), element.getScreenCTM()];
  if (!outer || !inner) return null;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  const near = (value: number, to: number): boolean => Math.abs(value - to) < 1e-6;
  return near(a, 1) && near(b, 0) && near(c, 0) && near(d, 1) && near(e, 0) && near(f, 0)
    ? null
    : `matrix(${[a, b, c, d, e, f].map((value) => Number(value.toFixed(4))).join(' ')})`;
}

function copied(element: Element, around: SVGGraphicsElement | null): Element | null {
  if (!(element instanceof SVGElement) || element.localName === 'foreignObject' || element.localName === 'title') return null;
  const look = getComputedStyle(element);
  const apart = element.closest(APART) !== null;
  if (!apart && (look.display === 'none' || look.visibility === 'hidden')) return null;
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) if (OWN.test(name)) copy.setAttribute(name, value);
  for (const name of LOOKS) {
    const value = look.getPropertyValue(name);
    if (value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto') copy.setAttribute(name, value);
    else if (name === 'fill' || name === 'stroke') copy.setAttribute(name, 'none');
  }
  const own = element instanceof SVGGraphicsElement ? element : null;
  if (apart) {
    const transform = element.getAttribute('transform');
    if (transform) copy.setAttribute('transform', transform);
  } else if (own && around && element.localName !== 'tspan') {
    const transform = placed(own, around);
    if (transform) copy.setAttribute('transform', transform);
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element) {
      const inner = copied(child, own ?? around);
      if (inner) copy.append(inner);
    }
  }
  return copy;
}

/** A still copy of a drawing, to be put into another at this place. */
export function still(
  drawing: SVGSVGElement,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Element {
  const { width, height } = drawing.getBoundingClientRect();
  const box = drawing.viewBox.baseVal;
  const copy = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(at)) copy.setAttribute(name, String(value));
  copy.setAttribute('viewBox', box.width > 0 ? `${box.x} ${box.y} ${box.width} ${box.height}` : `0 0 ${width} ${height}`);
  for (const child of drawing.children) {
    const inner = copied(child, drawing);
    if (inner) copy.append(inner);
  }
  return copy;
}
