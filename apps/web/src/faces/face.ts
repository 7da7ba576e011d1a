/** A face as a picture: the frame says which game it belongs to, and every face has one large sign that shows when it is small. */
import { bodies, type Cloth } from './bodies.ts';
import { eyes, head, type HeadShape, mouths } from './heads.ts';
import { dim, lit } from './ink.ts';

export interface Face extends Cloth {
  readonly ground: string;
  readonly rim: string;
  readonly body: keyof typeof bodies;
  /** Absent where the front is all there is of a head. */
  readonly shape?: HeadShape;
  readonly eyes?: keyof typeof eyes;
  readonly mouth?: keyof typeof mouths;
  readonly metal?: string;
  readonly glass?: string;
  /** Behind the shoulders, and before the face. */
  readonly back?: string;
  readonly front?: string;
  /** Left out where it is small. */
  readonly fine?: string;
  /** Where the light of the ground stands. */
  readonly light?: number;
}

export interface Frame {
  readonly edge: string;
  readonly rim: (colour: string) => string;
  readonly fine: (colour: string) => string;
  readonly ground: (face: Face, small: boolean) => string;
}

/** `plug/faces.ts`: the game's opponents from the weakest to the strongest, drawn. */
export interface FacesPlug {
  readonly frame: Frame;
  readonly faces: readonly Face[];
}

/** What an SVG picture of a face holds. Where it is small it comes closer, and fine lines go; its parts call themselves by `word`, which no other picture may use. */
export function drawn({ frame }: FacesPlug, face: Face, small: boolean, word: string): string {
  const { ground, rim, skin, shape, metal = '#fff', glass = '#fff' } = face;
  const person = [
    face.back,
    bodies[face.body](face),
    shape && head(skin, shape, face.back === undefined),
    face.eyes && eyes[face.eyes](metal, glass),
    face.mouth && mouths[face.mouth](skin),
    face.front,
    small ? '' : face.fine,
  ].join('');
  const picture =
    `<clipPath id="#edge">${frame.edge}</clipPath><linearGradient id="#ground" x2=".4" y2="1"><stop stop-color="${lit(ground, 0.16)}"/><stop offset="1" stop-color="${dim(ground, 0.4)}"/></linearGradient>` +
    `<g clip-path="url(#edge)"><path d="M-50-50H50V50H-50Z" fill="url(#ground)"/>${frame.ground(face, small)}<g${small ? ' transform="translate(0 3) scale(1.17)"' : ''}>${person}</g></g>` +
    `${frame.rim(rim)}${small ? '' : frame.fine(rim)}`;
  return picture.replaceAll('id="#', `id="${word}`).replaceAll('url(#', `url(#${word}`);
}
