/** Whether two names look the same to somebody who reads quickly: by case, accents, spaces and letters of other scripts that are drawn alike. */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic, then Greek, then digits and signs, by the Latin letter they are taken for.
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'l',
  ї: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԝ: 'w',
  ӏ: 'l',
  ԛ: 'q',
  г: 'r',
  п: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  μ: 'u',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '8': 'b',
  '|': 'l',
  '!': 'l',
  $: 's',
  '@': 'a',
  i: 'l',
  ı: 'l',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'b',
};
const letters = new Map(Object.entries(ALIKE));

function skeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Z}\p{C}\p{Pd}\p{Pc}.,'’`·]/gu, '');
  const drawn = Array.from(plain, (letter) => letters.get(letter) ?? letter).join('');
  return drawn.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** A name of which nothing is left to see is like no other. */
export function lookAlike(a: string, b: string): boolean {
  const [first, second] = [skeleton(a), skeleton(b)];
  return first !== '' && first === second;
}
