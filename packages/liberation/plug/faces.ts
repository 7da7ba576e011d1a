/** Behind portholes of the galaxy. */
import type { FacesPlug } from '@orrery/web/faces/face.ts';
import { brows, eyes } from '@orrery/web/faces/heads.ts';
import { bar, both, dim, disc, draw, fill, INK, lit, ring, several } from '@orrery/web/faces/ink.ts';

const STARS = [
  [-30, -22, 0.9],
  [31, -27, 1.2],
  [37, -4, 0.7],
  [-38, -2, 0.7],
  [18, -40, 0.8],
  [-14, -41, 0.6],
] as const;

export const plug: FacesPlug = {
  frame: {
    edge: '<circle r="47"/>',
    rim: (colour) => ring(0, 0, 47, colour, 3),
    fine: (colour) => `<g opacity=".55">${ring(0, 0, 43.6, colour, 0.8)}</g>`,
    // The limb of a planet, low on one side, and stars.
    ground: ({ ground, light = -34 }, small) =>
      disc(light, 40, 34, lit(ground, 0.2), 'opacity=".55"') +
      disc(light + 7, 45, 33, dim(ground, 0.45), 'opacity=".75"') +
      (small ? '' : STARS.map(([x, y, r]) => disc(x, y, r, '#fff6de')).join('')),
  },
  faces: [
    {
      ground: '#1d6f78',
      rim: '#7fd6d2',
      skin: '#f0bf94',
      coat: '#e0763a',
      trim: '#f2e6cf',
      shape: 'round',
      body: 'suit',
      eyes: 'wide',
      mouth: 'smile',
      light: 36,
      front:
        fill('M-17-11Q-20-27-3-28Q14-29 17.5-12Q10-19 4-18Q-6-17-17-11Z', '#7a3d1d') +
        disc(0, -3, 30, '#dff6ff', 'opacity=".13"') +
        ring(0, -3, 30, '#e9fbff', 2.6) +
        `<g opacity=".85">${draw('M-23-13A25 25 0 0 1-9-26', '#fff', 3.4)}</g>`,
    },
    {
      ground: '#8c2f24',
      rim: '#ff9a7a',
      skin: '#a86c4c',
      coat: '#3c2a2c',
      trim: '#c7503a',
      shape: 'wedge',
      body: 'plate',
      eyes: 'stern',
      mouth: 'grin',
      light: 34,
      front:
        fill('M-15-17L-16-33L-9-28L-6-40L0-32L6-42L9-29L16-34L15-17Q0-25-15-17Z', '#1f1a22') +
        fill('M0-32L6-42L9-29L16-34L15-17Q8-20.5 0-21Z', '#0f0d14') +
        brows('#15111a', 1.6, 3.4) +
        draw('M-13 0L-8 8', '#e9b493'),
    },
    {
      ground: '#41643a',
      rim: '#b7d98a',
      skin: '#e3c7a4',
      coat: '#e9e4d6',
      trim: '#6b8f55',
      metal: '#39331f',
      shape: 'gaunt',
      body: 'coat',
      eyes: 'glasses',
      mouth: 'frown',
      back: both((s) => fill(`M${s * 12}-20Q${s * 27}-20 ${s * 24} 2Q${s * 20} 8 ${s * 14} 2Z`, s < 0 ? '#cfcac0' : '#9b968c')),
      front: brows('#8d877a', -1.8) + draw('M-8-19Q0-22 8-19', '#c4a47e', 1.4),
    },
    {
      ground: '#4b3a86',
      rim: '#b9a6f2',
      skin: '#d9a98a',
      coat: '#352a63',
      trim: '#8d7bd0',
      shape: 'oval',
      body: 'robe',
      eyes: 'closed',
      mouth: 'small',
      back:
        fill('M0-44C22-40 30-18 27 4L32 40H-32L-27 4C-30-18-22-40 0-44Z', '#6a57b3') + fill('M0-44C22-40 30-18 27 4L32 40H0Z', '#4a3b8c'),
      front:
        fill('M0-44C18-38 23-20 20 8L16 20Q18-8 13-17Q7-27 0-28Q-7-27-13-17Q-18-8-16 20L-20 8C-23-20-18-38 0-44Z', '#8371cf') +
        fill('M0-44C18-38 23-20 20 8L16 20Q18-8 13-17Q7-27 0-28Z', '#5d4ca6') +
        fill('M-17 12Q-10 19 0 20Q10 19 17 12L24 34Q0 46-24 34Z', '#7462bf') +
        fill('M0 20Q10 19 17 12L24 34Q12 40 0 40Z', '#54449a') +
        fill('M0-37L2.6-31.6L8-29L2.6-26.4L0-21L-2.6-26.4L-8-29L-2.6-31.6Z', '#ffe9a8'),
    },
    {
      ground: '#7b2761',
      rim: '#ff8fd0',
      skin: '#efcfae',
      coat: '#241430',
      trim: '#e0559f',
      shape: 'oval',
      body: 'coat',
      eyes: 'aside',
      mouth: 'smirk',
      light: 30,
      back: fill('M-16-4Q-26-34 4-37Q30-38 22-8L18 4Z', '#2a1638'),
      front:
        fill('M1-27Q16-26 16-7L13-1.5Q7 1.5 1-3Z', '#1b0f26', 'opacity=".93"') +
        fill('M2.5-8L13-8.5L11-3Q6-1 2.5-4.5Z', '#ff8fd0') +
        disc(8, -5.6, 1.9, INK) +
        fill('M-18-8Q-24-34 8-38Q0-32 12-30Q26-27 20-8Q17-22 4-23Q-12-24-18-8Z', '#3a2050'),
    },
    {
      ground: '#24468f',
      rim: '#9cc0ff',
      skin: '#c98f6a',
      coat: '#1b2c5c',
      trim: '#e2b94f',
      shape: 'square',
      body: 'epaulettes',
      eyes: 'dots',
      mouth: 'flat',
      back: fill('M-19-14Q-24 8-19 18L-9 12V-12ZM19-14Q24 8 19 18L9 12V-12Z', '#3b2217'),
      front:
        brows('#2a170f', 0.9, 2.8) +
        fill('M-22-22Q-24-37 0-39Q24-37 22-22Q0-29-22-22Z', '#f0ead8') +
        fill('M0-39Q24-37 22-22Q11-25.5 0-25.7Z', '#c8c0aa') +
        fill('M-21-22Q0-30 21-22L22.5-16Q0-25-22.5-16Z', '#17223f') +
        fill('M-18-17Q0-24 18-17Q10-11.5 0-11.5Q-10-11.5-18-17Z', '#0d1428') +
        fill('M0-36L5-31L0-26L-5-31Z', '#e2b94f'),
    },
    {
      ground: '#6d4a14',
      rim: '#f0c766',
      skin: '#c9b48a',
      coat: '#4a3a22',
      trim: '#d9b25c',
      body: 'boiler',
      light: 36,
      front:
        bar(-6, 12, 12, 10, '#6e5a36') +
        draw('M0-31V-39', '#d9b25c', 2.4) +
        disc(0, -40.5, 2.8, '#ffe9b0') +
        bar(-22, -31, 44, 45, '#d8c293', 7) +
        fill('M0-31H15Q22-31 22-24V7Q22 14 15 14H0Z', '#a98f5e') +
        eyes.lens('#b98f3e', '#ffcf6b') +
        [5.5, 9].map((y) => bar(-13, y, 26, 2, '#4a3a22', 1)).join('') +
        both((s) => bar(s < 0 ? -26 : 22, -14, 4, 14, '#8a6d35', 2)),
    },
    {
      ground: '#12183c',
      rim: '#e8ecff',
      skin: '#eef1ff',
      coat: '#1a2150',
      trim: '#9fb4ff',
      body: 'robe',
      light: -60,
      back: several(16, (i) =>
        fill('M-1.8-26L0-43L1.8-26Z', i % 2 ? '#6f86e8' : '#cdd8ff', `transform="translate(0 -5) rotate(${i * 22.5})"`),
      ),
      front:
        disc(0, -5, 25, '#f4f6ff') +
        fill('M0-30A25 25 0 0 1 0 20Q11 8 3-4Q-3-14 0-30Z', '#27306e') +
        fill('M-9.5-11L-4.5-5L-9.5 1L-14.5-5Z', '#27306e') +
        fill('M10.5-11L15.5-5L10.5 1L5.5-5Z', '#8ff0ff') +
        '<ellipse cy="-4" rx="36" ry="9" fill="none" stroke="#cdd8ff" stroke-width="2.2" transform="rotate(-16)" stroke-dasharray="62 44 200"/>' +
        disc(34, -14, 3, '#ffe9a8'),
    },
  ],
};
