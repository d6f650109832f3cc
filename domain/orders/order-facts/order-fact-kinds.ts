export const orderFactKinds = ['payment', 'refund', 'delivery', 'cancellation'] as const;
