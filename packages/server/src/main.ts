/** What `npm start` runs. */
import { main } from './program.ts';

process.exit(await main(process.env));
