/** Folder of the files of digital goods. Staff alone open it; buyers get their files by `readDownload`. */
export const goodsFolder = 'goods-files'
