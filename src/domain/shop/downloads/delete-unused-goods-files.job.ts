import { deleteUnreferencedFiles } from '../../shared/files/delete-unreferenced-files'
import type { Job } from '../../shared/functions/job'
import { products } from '../products.collection'
import { goodsFolder } from './goods-folder'

/** Deletes files of digital goods that no product names any more. */
export const deleteUnusedGoodsFiles: Job = {
  name: 'deleteUnusedGoodsFiles',
  every: 'day',
  async run(context) {
    const named = (await context.records.find(products)).map(({ file }) => file)
    return deleteUnreferencedFiles(context, [goodsFolder], named)
  },
}
