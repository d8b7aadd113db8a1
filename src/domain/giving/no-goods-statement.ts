/** What a receipt says of a gift for which nothing was received, as IRS Publication 1771 asks. */
export const noGoodsStatement = 'No goods or services were provided in exchange for this contribution.'
