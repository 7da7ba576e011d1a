/** The server alone, as a cluster starts it. */
import { main } from './program.ts';

// It ends by itself once everything is closed. `process.exit` waits for V8's own threads, and one of them that compiles may be waiting for this one to collect
// garbage: neither would ever go on.
process.exitCode = await main(process.env);
