/** The version of everything that travels; a server refuses any other by name. */
export const PROTOCOL = 2;

/** Longer frames end the connection before they are read. A data pack of one's own is the largest thing a client sends. */
export const FRAME_BYTES = 256 * 1024;

/** Whatever brings no pack is shorter. */
export const COMMAND_LENGTH = 16 * 1024;

export const NAME_LENGTH = 32;
export const CHAT_LENGTH = 500;
/** Lines of talk a table keeps in hand for those who come later. */
export const CHAT_LINES = 100;
/** Letters of a reason, for a report or for what is done about it. */
export const REASON_LENGTH = 200;
export const TITLE_LENGTH = 60;
/** Lessons told of at once. */
export const LESSONS = 200;
export const ORDERS = 40;
/** All of a seat's orders together, as JSON. */
export const ORDERS_LENGTH = 4096;
