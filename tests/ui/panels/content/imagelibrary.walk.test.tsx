// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Session } from '../../../../src/domain/accounts/sign-in/session'
import { ImageLibrary } from '../../../../src/domain/image-library/image-library'
import { imagesIn } from '../../../../src/domain/image-library/image-rows'
import { images } from '../../../../src/domain/pictures/images.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { checkedPath } from '../../../../src/domain/shared/stored-path'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { write } from '../../../support/drawing/write'
import { memoryApp } from '../../../support/memory-app'

const open = async (search = '', as = 'contentadmin') => {
  const { world, visit } = await memoryApp({ as })
  const view = await visit(`/cpanel/imagelibrary${search}`)
  const image = async (id: string) => (await world.services.get(Records).get(images, id))!
  return { world, view, image, user: userEvent.setup() }
}
const part = () => screen.findByRole('complementary', { name: 'Record' })
const cards = async (label: string) => within(await screen.findByRole('region', { name: label })).getAllByRole('listitem')

describe('the image library', () => {
  it('shows one page of pictures and searches while the staff member types', async () => {
    const { user, view } = await open()
    await waitFor(async () => expect(await cards('Pictures')).toHaveLength(60))
    await press(/^Show 60 more of/)
    await waitFor(async () => expect(await cards('Pictures')).toHaveLength(120))
    await user.keyboard('/')
    await waitFor(() => expect(document.activeElement?.matches('input')).toBe(true))
    await user.keyboard('quayside press')
    await waitFor(async () => expect(await cards('Pictures')).toHaveLength(2))
    await waitFor(() => expect(view.router.state.location.search).toBe('?q=quayside+press'))
  })

  it('finds pictures by their artist and by the edition of an article that shows them', async () => {
    const { user, world } = await open()
    const rows = imagesIn(await (await world.services.get(ImageLibrary).all()).read(), 'all', world.clock.now())
    const [ofArtist, inEdition] = [rows.find(({ artist }) => artist)!, rows.find(({ editions }) => editions.length > 0)!]
    for (const [words, count] of [
      [ofArtist.artist!, rows.filter(({ artist }) => artist === ofArtist.artist).length],
      [inEdition.editions[0]!, rows.filter(({ editions }) => editions.includes(inEdition.editions[0]!)).length],
    ] as const) {
      await user.clear(await screen.findByRole('searchbox', { name: 'Search Pictures' }))
      await user.type(screen.getByRole('searchbox', { name: 'Search Pictures' }), words)
      await waitFor(async () => expect(await cards('Pictures')).toHaveLength(Math.min(60, count)))
    }
  })

  it('are shown as a table too, and without what only the program reads', async () => {
    const { view } = await open()
    await press('Show table')
    await screen.findByRole('grid', { name: 'Pictures' })
    await waitFor(() => expect(view.router.state.location.search).toBe('?p.look=table'))
    await press('Columns')
    await screen.findByRole('checkbox', { name: 'License' })
    expect(screen.queryByRole('checkbox', { name: 'Thumbhash' })).toBeNull()
    await press('Show thumbnails')
    expect(await cards('Pictures')).toHaveLength(60)
  })

  it('opens a picture as a step, so that Back closes it', async () => {
    const { user, view } = await open()
    await user.click(within((await cards('Pictures'))[0]!).getByRole('button'))
    await part()
    await waitFor(() => expect(view.router.state.location.search).toMatch(/^\?open=/))
    expect(view.router.state.historyAction).toBe('PUSH')
  })

  it('keeps a focal point that is not saved when Escape is pressed', async () => {
    const { user } = await open('?open=i-house-poster')
    const across = await within(await part()).findByLabelText('Focal point across, %')
    await user.clear(across)
    await user.type(across, '20{Escape}')
    expect(within(await part()).getByLabelText<HTMLInputElement>('Focal point across, %').valueAsNumber).toBe(20)
  })

  it('deletes a stored file that no picture uses, after a question', async () => {
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    const folder = `pictures/${world.services.get(Session).current!.claims.pid}`
    await world.context.storage.upload(checkedPath(`${folder}/left-over.png`), new Blob(['x']), { contentType: 'image/png' }).done
    await visit(`/cpanel/imagelibrary?file=${encodeURIComponent(`${folder}/left-over.png`)}`)
    const user = userEvent.setup()
    await press('Delete file')
    await user.click(within(await screen.findByRole('dialog', { name: 'Delete file' })).getByRole('button', { name: 'Delete file' }))
    await screen.findByText('The file is deleted.')
    expect((await world.storage.list(folder)).paths).toEqual([])
  })

  it('says of a picture that was deleted for good that it is gone', async () => {
    const { world, visit } = await memoryApp({ as: 'contentadmin' })
    await world.store.commit([{ op: 'update', path: 'images/i-house-poster', data: { status: 'purged', usedIn: [] } }])
    await visit('/cpanel/imagelibrary?open=i-house-poster')
    await within(await part()).findByRole('heading', { name: 'This was deleted, or it never existed' })
  })

  it('says where a picture is used, and does not offer to delete it', async () => {
    const { user } = await open()
    const [first] = (await cards('Pictures')).filter(card => card.textContent?.includes('Used in 1 place'))
    await user.click(within(first!).getByRole('button'))
    await within(await part()).findByRole('heading', { name: 'Used in 1 place' })
    expect(within(await part()).queryByRole('button', { name: 'Move to trash' })).toBeNull()
  })

  it('sets the focal point by keys, and all crops are saved with it', async () => {
    const { user, image } = await open('?open=i-house-poster')
    const across = await within(await part()).findByLabelText('Focal point across, %')
    expect((await within(await part()).findByRole('list', { name: 'Crops' })).children).toHaveLength(3)
    await user.clear(across)
    await write(across, '20')
    await press('Save focal point')
    await screen.findByText('The focal point and its crops are saved.')
    const { focal, crops } = await image('i-house-poster')
    expect(focal).toEqual({ x: 0.2, y: 0.5 })
    expect(Object.keys(crops ?? {}).sort()).toEqual(['card', 'print', 'square'])
  })

  it('saves the rights of a picture', async () => {
    const { image } = await open('?open=i-house-wordless')
    await write(await within(await part()).findByLabelText(/^Rights holder/), 'Quayside Prints')
    await write(screen.getByLabelText(/^Description/), 'A street with flags')
    await press('Save')
    await screen.findByText('Saved.')
    expect(await image('i-house-wordless')).toMatchObject({ rightsHolder: 'Quayside Prints', alt: 'A street with flags' })
  })

  it('groups pictures that look alike', async () => {
    await open('?view=alike')
    expect(await cards('Alike 1: 2 pictures')).toHaveLength(2)
    await screen.findByRole('button', { name: 'Find duplicates' })
  })

  it('deletes unused pictures, undoes it, and restores from the trash', async () => {
    const { user, image } = await open('?view=unused')
    const before = (await cards('Pictures')).length
    await user.click(await screen.findByRole('button', { name: `Select all ${before}` }))
    await press('Move to trash')
    await screen.findByText(`${before} pictures moved to the trash for 30 days.`)
    expect((await image('i-house-poster')).status).toBe('trashed')
    await press('Undo')
    await screen.findByText('Undone.')
    expect((await image('i-house-poster')).status).toBe('ready')
    leavePages()
    const again = await open('?open=i-house-thrown-away')
    await again.user.click(await within(await part()).findByRole('button', { name: 'Restore' }))
    await waitFor(async () => expect((await again.image('i-house-thrown-away')).status).toBe('ready'))
  })

  it('says why a file is refused', async () => {
    await open()
    await press('Add pictures')
    const files = [new File(['words'], 'notes.txt', { type: 'text/plain' }), new File(['not a picture'], 'torn.png', { type: 'image/png' })]
    await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(/^Drop pictures here/), files)
    await screen.findByText('notes.txt')
    await screen.findByText('torn.png')
    await waitFor(() => expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(2))
  })

  it('keeps an upload open while the view changes', async () => {
    const { user } = await open()
    await press('Add pictures')
    await user.upload(screen.getByLabelText(/^Drop pictures here/), new File(['not a picture'], 'torn.png', { type: 'image/png' }))
    await screen.findByText('torn.png')
    await user.click(screen.getByRole('link', { name: 'Trash' }))
    await screen.findByRole('link', { name: 'Trash', current: 'page' })
    screen.getByText('torn.png')
  })

  it('is closed to a colleague without the scope', async () => {
    await open('', 'moneyadmin')
    await screen.findByText(/You need the/)
    expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
  })
})
