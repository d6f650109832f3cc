export const printOrderStatuses = ['pending', 'processed', 'shipped'] as const;
export type PrintOrderStatus = (typeof printOrderStatuses)[number];
