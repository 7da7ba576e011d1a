/** Loaded before a server: the clock on its wall is wrong by so many milliseconds. */
const { now } = Date;
const by = Number(process.env['ORRERY_TEST_SKEW'] ?? 0);
Date.now = () => now() + by;
