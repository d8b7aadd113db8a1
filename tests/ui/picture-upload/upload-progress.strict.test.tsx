// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { isPortError } from '../../../src/ports/errors'
import { UploadProgress } from '../../../src/ui/picture-upload/upload-progress'
import { memoryWorld } from '../../support/memory-world'

async function paused() {
  const world = await memoryWorld({ sample: true, as: 'artist' })
  const file = new Blob([new Uint8Array(20 * 2 ** 20)], { type: 'image/jpeg' })
  const sending = await world.services.get(PictureUploadService).send({ file, width: 3000, height: 2000, alt: 'A long way.' })
  sending.pause()
  render(<UploadProgress sending={sending} />)
  await screen.findByText(/^Paused at .* of 20 MB$/)
  return { world, sending }
}

it('an upload can be paused and resumed', async () => {
  const { world, sending } = await paused()
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  const image = await world.store.get(`images/${await sending.done}`)
  expect(image?.data['status']).toBe('ready')
  await screen.findByText('Uploading: 20 of 20 MB')
})

it('an upload can be stopped', async () => {
  const { sending } = await paused()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  const failure: unknown = await sending.done.catch((error: unknown) => error)
  expect(isPortError(failure, 'storage', 'canceled')).toBe(true)
})
