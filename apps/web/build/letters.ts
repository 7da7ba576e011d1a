/** Lets a browser fetch the letters of most pages before it has read the styles that ask for them: the page waits for them. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const LATIN = /-latin-wght-normal-[^/]+\.woff2$/;

export function letters(): Plugin {
  return {
    name: 'orrery-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => LATIN.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
