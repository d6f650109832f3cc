export const minPasswordLength = 12;
export const maxPasswordLength = 1024;
