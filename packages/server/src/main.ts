/** The server alone, as a cluster starts it. */
import { main } from './program.ts';

process.exit(await main(process.env));
