/** Where one looks at a map that is larger than its frame. Pure functions, no drawing. */
export interface Camera {
  /** How many times larger than the frame the map is drawn; 1 is the whole of it. */
  readonly scale: number;
  /** Where its corner lies in the frame, in pixels: never inside it. */
  readonly x: number;
  readonly y: number;
}
interface Frame {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
export const NEAREST = 4;

const within = (at: number, least: number, most: number): number => Math.min(most, Math.max(least, at));

/** The nearest camera that shows nothing beside the map. */
function held({ scale, x, y }: Camera, { width, height }: Frame): Camera {
  const near = within(scale, 1, NEAREST);
  return near < 1.02 ? WHOLE : { scale: near, x: within(x, width * (1 - near), 0), y: within(y, height * (1 - near), 0) };
}

/** Nearer or further by a factor, with the point of the frame staying where it is. */
export const zoomed = ({ scale, x, y }: Camera, factor: number, { x: px, y: py }: Point, frame: Frame): Camera => {
  const next = within(scale * factor, 1, NEAREST);
  return held({ scale: next, x: px - ((px - x) * next) / scale, y: py - ((py - y) * next) / scale }, frame);
};

export const panned = ({ scale, x, y }: Camera, dx: number, dy: number, frame: Frame): Camera =>
  held({ scale, x: x + dx, y: y + dy }, frame);

interface Box extends Point, Frame {}

/** Moved by no more than it takes to have a box of the frame in sight, with some room around it. */
export function showing(camera: Camera, box: Box, frame: Frame, room = 12): Camera {
  const by = (at: number, size: number, whole: number): number =>
    at < room ? room - at : at + size > whole - room ? whole - room - at - size : 0;
  return panned(camera, by(box.x, box.width, frame.width), by(box.y, box.height, frame.height), frame);
}
