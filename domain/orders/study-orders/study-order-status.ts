export const studyOrderStatuses = ['pending', 'invoiced', 'delivered', 'paid', 'cancelled'] as const;
export type StudyOrderStatus = (typeof studyOrderStatuses)[number];
