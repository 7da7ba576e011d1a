export const Running = () => null;
