import { expect, it } from 'vitest'
import { withoutForeignPictures } from '../../../../src/domain/guide/publishing/without-foreign-pictures'
import { memoryWorld } from '../../../support/memory-world'

it('a listing whose picture is no longer in the library is published as it is', async () => {
  const { context } = await memoryWorld()
  const listing = { imageId: 'gone' }
  expect(await withoutForeignPictures(context.systemRecords, [listing], () => ['ana'])).toEqual([listing])
})
