/** Folder of the files of digital goods. Only staff can open it; buyers get their files through `readDownload`. */
export const goodsFolder = 'goods-files'
