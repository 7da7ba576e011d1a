/** Crews of the floating islands, in riveted hexagons. */
import type { FacesPlug } from '@orrery/web/faces/face.ts';
import { polar, polygon } from '@orrery/web/draw/shapes.ts';
import { brows } from '@orrery/web/faces/heads.ts';
import { bar, both, disc, draw, fill, lit, several } from '@orrery/web/faces/ink.ts';

const hexagon = (radius: number, more: string): string => `<polygon points="${polygon(6, radius)}" ${more}/>`;
const CLOUDS = [
  [-48, -20, 28],
  [-30, -14, 22],
  [20, 0, 40],
  [-50, 8, 30],
] as const;
const PUFFS = [
  [-30, -22, 15],
  [-20, -33, 14],
  [-4, -38, 15],
  [14, -36, 15],
  [28, -26, 15],
  [33, -8, 12],
  [-34, -6, 12],
] as const;

export const plug: FacesPlug = {
  frame: {
    edge: hexagon(49, ''),
    rim: (colour) => hexagon(48, `fill="none" stroke="${colour}" stroke-width="3.2" stroke-linejoin="round"`),
    fine: (colour) =>
      several(6, (i) => {
        const { x, y } = polar(39.2, i * 60);
        return disc(Number(x.toFixed(1)), Number(y.toFixed(1)), 1.3, colour);
      }),
    // A low sun and bars of cloud.
    ground: ({ ground, light = 22 }, small) =>
      disc(light, -22, 17, lit(ground, 0.62), 'opacity=".75"') +
      CLOUDS.map(([x, y, width]) => bar(x, y, width, 5, '#fff', 2.5, `opacity="${small ? 0.14 : 0.2}"`)).join(''),
  },
  faces: [
    {
      ground: '#3f86b0',
      rim: '#e0a071',
      skin: '#f3c79f',
      coat: '#4f6f4a',
      trim: '#c98b52',
      shape: 'round',
      body: 'vest',
      eyes: 'dots',
      mouth: 'grin',
      light: -24,
      front:
        fill('M-18-9Q-20-16-14-16H14Q20-16 18-9Q16-13 12-14H-12Q-16-13-18-9Z', '#d2692c') +
        fill('M-22-15Q-22-36 2-35Q23-33 21-17Q0-25-22-15Z', '#7a5a3a') +
        fill('M2-35Q23-33 21-17Q12-20.5 2-21Z', '#593f27') +
        fill('M8-20Q24-22 30-12Q18-16 6-15.5Z', '#46311f') +
        both((s) => disc(s * 7.5 - 2, -24, 6.2, '#8a5a2e') + disc(s * 7.5 - 2, -24, 4, '#c9f2ff')),
      fine: both((s) => disc(s * 11, 4, 1, '#c98b62') + disc(s * 13.5, 2, 1, '#c98b62')),
    },
    {
      ground: '#a4586a',
      rim: '#f6c09a',
      skin: '#d8a07c',
      coat: '#7b3f58',
      trim: '#f3e2c6',
      shape: 'round',
      body: 'plain',
      eyes: 'closed',
      mouth: 'smile',
      back: fill('M0-36Q28-34 25 0Q26 16 16 26H-16Q-26 16-25 0Q-28-34 0-36Z', '#3f9a8d'),
      front:
        fill('M0-36Q28-34 25 0Q24 12 18 20Q19-2 14-12Q8-20 0-20Q-8-20-14-12Q-19-2-18 20Q-24 12-25 0Q-28-34 0-36Z', '#54b5a6') +
        fill('M0-36Q28-34 25 0Q24 12 18 20Q19-2 14-12Q8-20 0-20Z', '#358376') +
        both((s) => disc(s * 11, 3.5, 3.2, '#e77f6c', 'opacity=".6"')) +
        fill('M-12 21Q0 30 12 21L16 32Q0 39-16 32Z', '#54b5a6'),
      fine: both((s) => disc(s * 16, -22, 2, '#f3e2c6')) + disc(0, -29, 2, '#f3e2c6'),
    },
    {
      ground: '#8e3440',
      rim: '#f3a27f',
      skin: '#b57b58',
      coat: '#2b1d2b',
      trim: '#d04a4f',
      shape: 'oval',
      body: 'coat',
      eyes: 'patch',
      mouth: 'smirk',
      light: -22,
      back: fill('M-16-12Q-30 6-22 30L-8 24ZM16-12Q30 6 22 30L8 24Z', '#1d1218'),
      front:
        brows('#1d1218', 1, 2.4) +
        fill('M-34-17Q-20-18-17-24Q-14-41 2-41Q18-40 18-24Q22-18 35-20Q22-10 0-16Q-20-10-34-17Z', '#261720') +
        fill('M2-41Q18-40 18-24Q22-18 35-20Q22-10 2-16Z', '#170c13') +
        fill('M13-27Q24-48 38-41Q30-38 27-31Q22-24 14-22Z', '#e2574f') +
        draw('M-16.5-22Q0-28 17.5-22', '#f3c77f'),
    },
    {
      ground: '#56616e',
      rim: '#d9a36f',
      skin: '#9fb0bd',
      coat: '#6d5038',
      trim: '#d58a55',
      body: 'boiler',
      front:
        several(12, (i) =>
          bar(-4, -30, 8, 9, i > 0 && i < 7 ? '#8b5a34' : '#c98552', 1.5, `transform="translate(0 -6) rotate(${i * 30})"`),
        ) +
        disc(0, -6, 24.5, '#d99661') +
        fill('M0-30.5A24.5 24.5 0 0 1 0 18.5Z', '#a56c40') +
        disc(0, -6, 18.5, '#c3d0d8') +
        fill('M0-24.5A18.5 18.5 0 0 1 0 12.5Z', '#93a5b1') +
        both((s) => disc(s * 7.6, -8, 5.6, '#2b333b') + disc(s * 7.6, -8, 3.4, '#8df0d0') + disc(s * 7.6 - 1, -9.2, 1.1, '#fff')) +
        bar(-8, 1.5, 16, 6, '#2b333b', 3) +
        draw('M-4 2.5V6.5M0 2.5V6.5M4 2.5V6.5', '#8df0d0', 1.6),
    },
    {
      ground: '#7a4a2b',
      rim: '#f0b07c',
      skin: '#c98d6b',
      coat: '#4b3626',
      trim: '#8f5f36',
      metal: '#d9965a',
      glass: '#ffc37a',
      shape: 'wedge',
      body: 'vest',
      eyes: 'goggles',
      front:
        fill('M-19 0Q-12 4 0 3Q12 4 19 0Q24 24 10 38Q0 46-10 38Q-24 24-19 0Z', '#e6ddd0') +
        fill('M0 3Q12 4 19 0Q24 24 10 38Q5 42 0 42.5Z', '#b9ad9d') +
        draw('M-7 10Q0 6.5 7 10', '#8d8172', 3) +
        draw('M-6 22Q-4 32 0 36M8 20Q7 28 3 33', '#a89b8a', 1.6) +
        fill('M-17-17Q-16-31 0-31Q16-31 17-17Q0-22-17-17Z', '#5c4534') +
        fill('M0-31Q16-31 17-17Q8-19.5 0-19.7Z', '#402e22'),
    },
    {
      ground: '#2f7268',
      rim: '#dfb17a',
      skin: '#edd0ae',
      coat: '#243f45',
      trim: '#e9dcc0',
      metal: '#c98b3f',
      shape: 'gaunt',
      body: 'coat',
      eyes: 'monocle',
      front:
        fill('M-1 6Q-8 4-13 9Q-8 12-1 10.5ZM1 6Q8 4 13 9Q8 12 1 10.5Z', '#6a4b2c') +
        fill('M-15-21L-14-46H14L15-21Q0-25-15-21Z', '#1b2b31') +
        fill('M0-46H14L15-21Q8-23 0-23.2Z', '#101b20') +
        fill('M-25-20Q0-29 25-20Q22-15 15-17Q0-22-15-17Q-22-15-25-20Z', '#22363d') +
        fill('M-15-28Q0-32 15-28V-23Q0-27-15-23Z', '#c98b3f') +
        fill('M-5 24L0 28L5 24V33L0 29L-5 33Z', '#b0413a'),
    },
    {
      ground: '#2c4a70',
      rim: '#e7b887',
      skin: '#cf9873',
      coat: '#1a2c4a',
      trim: '#e6c06a',
      shape: 'square',
      body: 'epaulettes',
      eyes: 'aside',
      mouth: 'flat',
      light: -24,
      front:
        both((s) => fill(`M${s * 17}-12L${s * 18} 8L${s * 10} 15L${s * 11} 3Z`, s < 0 ? '#f2efe6' : '#c3bdae')) +
        brows('#f2efe6', 1, 3.2) +
        fill('M-38-17Q-22-46 0-46Q22-46 38-17Q18-25 0-25Q-18-25-38-17Z', '#152642') +
        fill('M0-46Q22-46 38-17Q18-25 0-25Z', '#0d1930') +
        draw('M-34-19Q-18-27.5 0-27.5Q18-27.5 34-19', '#e6c06a', 2.2) +
        disc(0, -35, 5, '#e6c06a') +
        disc(0, -35, 2.6, '#b3302c'),
    },
    {
      ground: '#16233f',
      rim: '#f3ddc2',
      skin: '#f4efe6',
      coat: '#24365c',
      trim: '#6f8fc0',
      body: 'robe',
      light: 70,
      back: PUFFS.map(([x, y, r], i) => disc(x, y, r, i > 3 ? '#4c6496' : '#6a86bb')).join(''),
      front:
        fill('M0-29C13-29 20-19 20-7C20 9 12 22 0 22C-12 22-20 9-20-7C-20-19-13-29 0-29Z', '#fbf6ec') +
        fill('M0-29C13-29 20-19 20-7C20 9 12 22 0 22Q8-4 0-29Z', '#c9cfe0') +
        draw('M0-4.5Q3-6.5 1.5-9.5Q-2.5-13-6-8.5Q-9-2.5-2.5 2Q6 5 10.5-3Q13-13.5 3-18Q-10-20.5-14-9.5', '#1d3158', 2.8) +
        disc(0, -5.2, 2.6, '#ffb454'),
    },
  ],
};
