/** The sentence for a gift without anything in return, as IRS Publication 1771 asks. */
export const noGoodsStatement = 'No goods or services were provided in exchange for this contribution.'
