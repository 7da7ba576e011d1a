import { compareColumn, compareBetrayal, disagreement } from './src/crosscheck/compare.ts';
const [,, col, n] = process.argv;
const t0=performance.now();
const r = col==='B'? compareBetrayal(Number(n)) : compareColumn(col as never, Number(n));
for (const x of r) console.log(x.name.padEnd(45), x.found[0].toFixed(3).padStart(9), String(x.wanted[0]).padStart(9), x.z.toFixed(2).padStart(7), Math.abs(x.z)>2?'<<<':'');
console.log(disagreement(r)||'agrees', ((performance.now()-t0)/1000).toFixed(1)+'s');
