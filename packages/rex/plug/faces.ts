/** Cameos of a court under siege. */
import type { FacesPlug } from '@orrery/web/faces/face.ts';
import { polygon } from '@orrery/web/draw/shapes.ts';
import { brows, eyes, head, mouths } from '@orrery/web/faces/heads.ts';
import { bar, disc, draw, fill, lit, several } from '@orrery/web/faces/ink.ts';

const octagon = (radius: number, more: string): string => `<polygon points="${polygon(8, radius, 22.5)}" ${more}/>`;
const ray = (angle: number): string => `${(70 * Math.cos(angle)).toFixed(1)} ${(70 * Math.sin(angle) - 5).toFixed(1)}`;

/** One of two sisters. */
const sister = (x: number, parting: number, hair: string, skin: string, look: string): string =>
  `<g transform="translate(${x} 1) scale(.86)">${fill('M-18 0Q-21-32 0-33Q21-32 18 0L16 20H-16Z', hair)}${head(skin, 'oval', false)}${look}${fill(`M-16-8Q-17-30 ${parting * 4}-28Q19-30 16-8Q10-20 ${parting * -6}-20Q-12-18-16-8Z`, hair)}</g>`;

export const plug: FacesPlug = {
  frame: {
    edge: octagon(49, ''),
    rim: (colour) => octagon(48.4, `fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"`),
    fine: (colour) => octagon(44.6, `fill="none" stroke="${colour}" stroke-width=".8" opacity=".6"`),
    // Rays behind the head, as behind a saint or a judge.
    ground: ({ ground }) =>
      `<g opacity=".42">${several(16, (i) => fill(`M0-5L${ray((i * Math.PI) / 8)}L${ray((i * Math.PI) / 8 + 0.19)}Z`, lit(ground, 0.25)))}</g>`,
  },
  faces: [
    {
      ground: '#5c3f6e',
      rim: '#d8b35a',
      skin: '#f1c8a2',
      coat: '#7c5aa0',
      trim: '#fbf3e2',
      shape: 'round',
      body: 'ruff',
      eyes: 'dots',
      mouth: 'smile',
      front:
        fill('M-20-1Q-24-31 0-32Q24-31 20-1L15.5-2Q16-10 12-13H-12Q-16-10-15.5-2Z', '#c8862f') +
        fill('M0-32Q24-31 20-1L15.5-2Q16-10 12-13H0Z', '#9c6420') +
        fill('M-4-33Q10-44 20-36Q12-36 9-30Z', '#e9e2f4'),
    },
    {
      ground: '#8a2b2b',
      rim: '#e7b15a',
      skin: '#dd9f78',
      coat: '#40161d',
      trim: '#b98a3c',
      shape: 'wedge',
      body: 'plate',
      eyes: 'stern',
      front:
        brows('#3a1710', 1.8, 3.6) +
        fill('M-1 5.5Q-9 4-16 12Q-19 8-21 9Q-14 18-1 11.5Z', '#5e2413') +
        fill('M1 5.5Q9 4 16 12Q19 8 21 9Q14 18 1 11.5Z', '#431508') +
        fill('M-19-13Q-21-32 0-34Q21-32 19-13L14-17H-14Z', '#cfd3dc') +
        fill('M0-34Q21-32 19-13L14-17H0Z', '#8f95a5') +
        fill('M-3-30Q-8-46 14-45Q30-43 27-30Q18-38 4-30Z', '#d8433b') +
        fill('M-3-19V-9L0-5L3-9V-19Z', '#9aa0b0'),
    },
    {
      ground: '#2f6a56',
      rim: '#e3c878',
      skin: '#8a5a40',
      coat: '#1d4f46',
      trim: '#d9efe2',
      shape: 'oval',
      body: 'fan',
      eyes: 'calm',
      mouth: 'small',
      front:
        fill('M-15.8-4Q-19-32 0-33Q19-32 15.8-4Q12-21 0-22Q-12-21-15.8-4Z', '#1d1420') +
        disc(-9, -34, 7, '#241a2a') +
        disc(9, -34, 7, '#150e1a') +
        fill('M-12-23L-6-27L0-34L6-27L12-23Q0-27-12-23Z', '#f2d98a') +
        disc(0, -28.5, 1.9, '#5fe0b0') +
        brows('#1d1420', -0.6, 1.8),
    },
    {
      ground: '#6d6a22',
      rim: '#f0d573',
      skin: '#e8c39c',
      coat: '#3c3a18',
      trim: '#d0aa3a',
      metal: '#3a3212',
      shape: 'round',
      body: 'coat',
      eyes: 'glasses',
      mouth: 'small',
      front:
        fill('M-27-20Q-24-38 2-37Q27-36 24-21Q0-28-27-20Z', '#8b2f4d') +
        fill('M2-37Q27-36 24-21Q13-24 2-24.3Z', '#661d38') +
        fill('M-20-18Q0-27 20-18V-13.5Q0-22-20-13.5Z', '#d0aa3a') +
        disc(0, 40, 6.5, '#f5d668') +
        fill('M0 35.5L4 40L0 44.5L-4 40Z', '#a57c18'),
    },
    {
      ground: '#2e3466',
      rim: '#c9a550',
      skin: '#cdb79e',
      coat: '#1c2044',
      trim: '#3d4688',
      shape: 'gaunt',
      body: 'robe',
      eyes: 'aside',
      mouth: 'flat',
      back: fill('M0-41Q31-38 29 4L34 46H-34L-29 4Q-31-38 0-41Z', '#3d4688'),
      front:
        fill('M0-41Q31-38 29 4L27 26Q20 12 17-6Q14-27 0-28Q-14-27-17-6Q-20 12-27 26L-29 4Q-31-38 0-41Z', '#4b559f') +
        fill('M0-41Q31-38 29 4L27 26Q20 12 17-6Q14-27 0-28Z', '#2d3474') +
        fill('M-16.5-9Q-13-27 0-27.5Q13-27 16.5-9Q10-15 0-15.5Q-10-15-16.5-9Z', '#0d0f24', 'opacity=".62"') +
        fill('M-18 10Q-9 21 0 21Q9 21 18 10L27 34Q0 48-27 34Z', '#3f4890') +
        fill('M0 21Q9 21 18 10L27 34Q14 41 0 41Z', '#262c66') +
        disc(0, 25, 3, '#c9a550') +
        brows('#3d3022', 1.2, 2.4),
    },
    {
      ground: '#39506a',
      rim: '#dcc07a',
      skin: '#e9bd97',
      coat: '#2a3a55',
      trim: '#e36f83',
      body: 'plain',
      front:
        fill('M-45 54C-42 34-30 28-16 24H0V54Z', '#2aa39a') +
        fill('M45 54C42 34 30 28 16 24H0V54Z', '#b9415f') +
        sister(15, 1, '#7c1f3a', '#dca47c', eyes.aside() + mouths.smirk('#dca47c')) +
        sister(-13, -1, '#0f5f5e', '#efc6a0', eyes.dots() + mouths.smile('#efc6a0')),
    },
    {
      ground: '#3d566e',
      rim: '#cdd8e2',
      skin: '#b98563',
      coat: '#263445',
      trim: '#a9b7c6',
      metal: '#f2d98a',
      shape: 'square',
      body: 'plate',
      eyes: 'monocle',
      front:
        brows('#e9edf0', 0.8, 3) +
        fill('M-17-1L-14 6Q-7 3 0 6Q7 3 14 6L17-1V12Q15 27 0 29Q-15 27-17 12Z', '#eef1f3') +
        fill('M0 6Q7 3 14 6L17-1V12Q15 27 0 29Z', '#bcc5cd') +
        draw('M-5 11H5', '#4a3a32', 2.4),
    },
    {
      ground: '#171430',
      rim: '#ffd98a',
      skin: '#e8c25e',
      coat: '#221c45',
      trim: '#d8ad47',
      body: 'fan',
      front:
        bar(-8, 8, 16, 18, '#6d5218') +
        fill('M-17-22Q0-28 17-22L16 0Q12 16 0 21Q-12 16-16 0Z', '#f1cf70') +
        fill('M0-25.5Q9-25 17-22L16 0Q12 16 0 21Z', '#b98c2e') +
        fill('M-13-8L-3-5L-4-1Q-10-1-13-8ZM13-8L3-5L4-1Q10-1 13-8Z', '#120f28') +
        fill('M0-8L3 7H-3Z', '#8f6a1d') +
        fill('M-20-19L-23-40L-12-31L-7-46L0-33L7-46L12-31L23-40L20-19Q0-27-20-19Z', '#ffe093') +
        fill('M0-33L7-46L12-31L23-40L20-19Q10-23 0-23.3Z', '#cf9f3b') +
        disc(0, -27.5, 2.8, '#c9b4ff') +
        draw('M-5 13H5', '#8f6a1d', 1.6),
    },
  ],
};
