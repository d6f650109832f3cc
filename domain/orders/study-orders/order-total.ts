/** What an order costs, in whole francs. */
export const orderTotal = ({ price, presentationPrice }: { price: number; presentationPrice: number }): number =>
  price + presentationPrice;
