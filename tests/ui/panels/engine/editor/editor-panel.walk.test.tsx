// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pageDrafts } from '../../../../../src/domain/content/page-drafts.collection'
import { pageVersions } from '../../../../../src/domain/content/page-versions.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { AppView } from '../../../../../src/ui/app'
import { editorPanel } from '../../../../../src/ui/panels/engine/editor/editor-panel'
import { draw } from '../../../../support/drawing/draw'
import { press } from '../../../../support/drawing/press'
import { memoryApp } from '../../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

const Pages = editorPanel(pageDrafts, {
  columns: ['title', 'slug', 'status'],
  form: ['title', 'description', 'publishAt'],
  versions: { of: pageVersions, params: ({ id }) => ({ page: id }) },
  preview: ({ slug }) => `/temp/${slug}`,
})

/** The editor on the sample data, with two versions of one page. */
async function drawn(search: string) {
  const { app, world } = await memoryApp({ as: 'contentadmin' })
  const records = world.services.get(Records)
  const [page] = await records.find(pageDrafts, { where: [['status', '==', 'published']], limit: 1 })
  const server = new Records(world.store, { current: undefined })
  for (const [id, title] of [
    ['v1', 'As it was first'],
    ['v2', page!.title],
  ] as const)
    await server.commit(
      server.creating(
        pageVersions,
        id,
        {
          title,
          ...(page!.description && { description: page!.description }),
          blocks: page!.blocks,
          savedBy: 'p-contentadmin',
          note: `Version ${id}`,
        },
        { page: page!.id },
      ),
    )
  const router = createMemoryRouter([{ path: '*', Component: Pages }], { initialEntries: [`/cpanel/resources${search.replace('{id}', page!.id)}`] })
  draw(<AppView app={app} router={router} />)
  return { records, page: page!, router }
}

describe('a panel that edits published pages', () => {
  it('opens a page from the list, restores a version of it and undoes that, by keyboard', async () => {
    const { records, page, router } = await drawn('?open={id}')
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of the editor' }))
    await screen.findByRole('textbox', { name: /^Title/ })
    ;(await parts.findByRole('button', { name: 'Versions' })).focus()
    await userEvent.keyboard('{Enter}')
    const versions = within(await screen.findByRole('list', { name: 'Versions' }))
    await waitFor(() => expect(router.state.location.search).toContain('p.part=versions'))
    await versions.findByText('Same as now.')
    await versions.findByRole('heading', { name: /· Odile Marchetti-Reyes: Version v1$/ })
    await versions.findByText('As it was first')
    ;(await versions.findByRole('button', { name: 'Restore this version' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect((await records.get(pageDrafts, page.id))?.title).toBe('As it was first'))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect((await records.get(pageDrafts, page.id))?.title).toBe(page.title))
  })

  it('keeps the input while the preview is open, which has an address', async () => {
    const { page } = await drawn('?open={id}')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await userEvent.type(title, '!')
    await press('Preview')
    const preview = await screen.findByTitle('Preview of the page')
    expect(preview.getAttribute('src')).toBe(`/temp/${page.slug}`)
    await press('Phone')
    await waitFor(() => expect(preview.style.width).toBe('390px'))
    await press('Edit')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe(`${page.title}!`))
  })

  it('lists the pages and leads back to the list', async () => {
    const { page } = await drawn('?open={id}&p.part=versions')
    await screen.findByRole('list', { name: 'Versions' })
    await press('Edit')
    await press('Close the form')
    const grid = await screen.findByRole('grid')
    await within(grid).findByText(page.title)
  })
})
