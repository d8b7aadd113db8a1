// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import user from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../../src/domain/shared/records/fields'
import { panelOf } from '../../../../src/ui/panels/engine/panel'
import { listOf } from '../../../../src/ui/panels/engine/run/list-spec'
import { runPanel } from '../../../../src/ui/panels/engine/run/run-panel'
import { type RunOptions, type RunReport, runOf } from '../../../../src/ui/panels/engine/run/run-spec'
import { tabsPanel } from '../../../../src/ui/panels/engine/tabs-panel'
import { leavePages } from '../../../support/drawing/draw'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/** A run that numbers one card per call, and can be held between calls. */
function numbering() {
  const written = new Set<number>()
  let let1: (() => void) | undefined
  let isHeld = false
  const step = () => (isHeld ? new Promise<void>(go => (let1 = go)) : Promise.resolve())
  const work = async (upTo: number, { signal, onProgress }: RunOptions): Promise<RunReport> => {
    for (let card = 1; card <= upTo; card++) {
      if (signal.aborted) return { outcome: 'paused', message: '' }
      if (written.has(card)) continue
      await step()
      if (card === 13) throw new Error('no card has this number')
      written.add(card)
      onProgress({ done: card, total: upTo })
    }
    const undo = async () => written.clear()
    return { message: `${written.size} cards are numbered.`, left: [{ name: 'Card 0', reason: 'it has a number' }], undo }
  }
  const panel = runPanel({
    runs: {
      cards: runOf({
        title: 'Number the cards',
        purpose: 'Every card gets its number.',
        choose: { fields: { upTo: number('Up to', { min: 1, max: 20, integer: true }), order: choice('Order', ['up', 'down']) } },
        plan: async ({ upTo }) => ({
          rows: Array.from({ length: upTo }, (_, at) => ({ id: `Card ${at + 1}`, outcome: at === 0 ? 'skipped' : 'new' })),
          toWrite: upTo - 1,
          refused: upTo === 20 ? 'Twenty are too many.' : undefined,
        }),
        planned: [{ name: 'card', label: 'Card', value: ({ id }) => id }],
        label: (_, { toWrite }) => `Number ${toWrite} cards`,
        run: ({ input, onStarted, ...options }) => {
          onStarted('batch-1')
          return work(input.upTo, { onStarted, ...options })
        },
      }),
    },
    resume: (_, options) => work(6, options),
    lists: [
      listOf({
        title: 'Earlier',
        useRows: () => [{ id: 'batch-0' }],
        columns: [{ name: 'batch', label: 'Batch', value: ({ id }) => id }],
        isUnfinished: () => true,
        empty: 'None yet.',
      }),
    ],
  })
  return { panel, written, hold: () => (isHeld = true), go: () => ((isHeld = false), let1?.()) }
}

/** Something that waits until the test lets it go. */
function held() {
  let resolve = () => {}
  const promise = new Promise<void>(go => (resolve = go))
  return { promise, resolve: () => resolve() }
}

/** Renders the panel in the application's router, whose loaders run at every change of the address. */
async function drawn(panel: ReturnType<typeof runPanel>, address: string) {
  const { visit } = await memoryApp({ as: 'systemadmin', routes: [{ path: '/try', title: 'Try', page: async () => ({ default: panel }) }] })
  return (await visit(address)).router
}
const begin = () => screen.findByRole('form', { name: 'Number the cards' })

describe('a run panel', () => {
  it('is set up, tried, run and undone by keyboard alone, with its steps in the address', async () => {
    const { panel, written } = numbering()
    const router = await drawn(panel, '/try')
    const form = within(await begin())
    ;(await form.findByRole('spinbutton', { name: 'Up to' })).focus()
    await userEvent.keyboard('{Enter}')
    expect(await form.findAllByText('Up to is missing.')).toHaveLength(2)
    // The summary has the focus, and its line links to the field.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('spinbutton', { name: 'Up to' })))
    await userEvent.keyboard('4')
    await userEvent.tab()
    await userEvent.selectOptions(document.activeElement!, 'down')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    await screen.findByText('Nothing has been changed yet.')
    await waitFor(() => expect(router.state.location.search).toBe('?do=cards&upTo=4&order=down'))
    const table = within(await screen.findByRole('grid'))
    await waitFor(() => expect(table.getAllByRole('row').slice(1)).toHaveLength(4))
    await waitFor(() => expect(screen.getByText('skipped', { selector: 'dt' }).nextElementSibling?.textContent).toBe('1'))
    expect(written.size).toBe(0)
    ;(await screen.findByRole('button', { name: 'Number 3 cards' })).focus()
    await userEvent.keyboard('{Enter}')

    await screen.findByText('4 cards are numbered.')
    await within(await screen.findByRole('list', { name: 'Not done' })).findByText('Card 0: it has a number')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    ;(await screen.findByRole('button', { name: 'Undo' })).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Undone.')
    expect(written.size).toBe(0)
    ;(await screen.findByRole('button', { name: 'Back to the start' })).focus()
    await userEvent.keyboard('{Enter}')
    await begin()
  })

  it('shows the dry run from the address, and does not run a refused one', async () => {
    await drawn(numbering().panel, '/try?do=cards&upTo=20&order=up')
    expect((await screen.findByRole('alert')).textContent).toBe('Twenty are too many.')
    expect((await screen.findByRole('button', { name: 'Number 19 cards' })).hasAttribute('disabled')).toBe(true)
    await press('Back')
    await begin()
  })

  it('plans once per choice in the dry run, and the address follows', async () => {
    const asked: number[] = []
    const cards = runOf({
      title: 'Number the cards',
      purpose: 'Every card gets its number.',
      choose: { fields: { upTo: number('Up to') } },
      plan: async ({ upTo }) => {
        asked.push(upTo)
        return { rows: [], toWrite: upTo }
      },
      planned: ({ input: { upTo }, onChange }) => <button onClick={() => onChange({ upTo: upTo + 1 })}>One more</button>,
      label: (_, { toWrite }) => `Number ${toWrite} cards`,
      run: async () => ({ message: 'Done.' }),
    })
    const router = await drawn(runPanel({ runs: { cards } }), '/try?do=cards&upTo=4')
    const more = await screen.findByRole('button', { name: 'One more' })
    asked.length = 0
    await userEvent.click(more)
    await userEvent.click(more)
    const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'Number 6 cards' })
    await waitFor(() => expect(run.disabled).toBe(false))
    await waitFor(() => expect(router.state.location.search).toBe('?do=cards&upTo=6'))
    expect(asked).toEqual([5, 6])
  })

  it('is paused with an address, and resumed by a tab that is opened later', async () => {
    const { panel, written, hold, go } = numbering()
    hold()
    const router = await drawn(panel, '/try?do=cards&upTo=6&order=up')
    await press('Number 5 cards')
    await waitFor(() => expect(router.state.location.search).toBe('?run=batch-1'))
    // The list may name the run that is running: it is not resumed beside itself.
    expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull()
    await press('Pause')
    go()
    await screen.findByRole('heading', { name: 'Number the cards: paused' })
    await screen.findByRole('link', { name: 'Resume: batch-0' })
    expect([...written]).toEqual([1])

    leavePages()
    await drawn(panel, '/try?run=batch-1')
    await press('Resume')
    await screen.findByText('6 cards are numbered.')
  })

  it('reports a failure, keeps what was done and can be resumed', async () => {
    const { panel, written } = numbering()
    await drawn(panel, '/try?do=cards&upTo=14&order=up')
    await press('Number 13 cards')
    await screen.findByRole('heading', { name: 'Number the cards: stopped' })
    expect(written.size).toBe(12)
    await screen.findByText('12 of 14')
    await press('Resume')
    await screen.findByText('12 cards are numbered.')
  })

  it('lists unfinished runs with a link to resume them', async () => {
    const router = await drawn(numbering().panel, '/try')
    await userEvent.click(await screen.findByRole('link', { name: 'Resume: batch-0' }))
    await waitFor(() => expect(router.state.location.search).toBe('?run=batch-0'))
    await press('Resume')
    await screen.findByText('6 cards are numbered.')
  })

  describe('whose result leads on', () => {
    /** A run in the first or second tab, which ends when the test says so, beside a tab and a page without runs. */
    async function leadingOn(address: string) {
      const ended = held()
      const loaded = held()
      const run = runPanel({
        runs: {
          make: runOf({
            title: 'Make an edition',
            purpose: 'Makes it.',
            choose: { fields: { year: number('Year') } },
            label: 'Make it',
            run: async () => {
              await ended.promise
              return { message: 'It is made.', to: '/result' }
            },
          }),
        },
      })
      const text = (words: string) => panelOf(() => <h2>{words}</h2>)
      const tabs = tabsPanel({
        label: 'Tabs',
        tabs: { one: { label: 'One', panel: run }, two: { label: 'Two', panel: run }, other: { label: 'Other', panel: text('The other tab') } },
      })
      const page = (panel: ReturnType<typeof runPanel>) => async () => ({ default: panel })
      const { visit } = await memoryApp({
        as: 'systemadmin',
        routes: [
          { path: '/try', title: 'Try', page: page(tabs) },
          { path: '/result', title: 'Result', page: page(text('The result')) },
          {
            path: '/elsewhere',
            title: 'Elsewhere',
            page: async () => {
              await loaded.promise
              return { default: text('Another page') }
            },
          },
        ],
      })
      const { router } = await visit(address)
      const form = within(await screen.findByRole('form', { name: 'Make an edition' }))
      await userEvent.type(form.getByRole('spinbutton', { name: 'Year' }), '2028')
      await press('Make it')
      await screen.findByRole('heading', { name: 'Make an edition: running' })
      const isAt = () => router.state.location.pathname + router.state.location.search
      /** Longer than an address is held back before it is written. */
      const settled = () => new Promise(resolve => setTimeout(resolve, 500))
      return { router, ended, loaded, isAt, settled }
    }

    it('leads to it whoever waits for it', async () => {
      const { ended, isAt } = await leadingOn('/try')
      ended.resolve()
      await screen.findByRole('heading', { name: 'The result' })
      expect(isAt()).toBe('/result')
    })

    it.each([
      ['/try', '/try?view=other'],
      ['/try?view=two', '/try?view=other'],
      ['/try?view=two', '/try'],
    ])('leaves whoever went from %s to %s there', async (from, to) => {
      const { router, ended, isAt, settled } = await leadingOn(from)
      await router.navigate(to)
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Make an edition: running' })).toBeNull())
      ended.resolve()
      await settled()
      expect(isAt()).toBe(to)
    })

    it('leaves whoever is on the way to another page on it', async () => {
      const { router, ended, loaded, isAt, settled } = await leadingOn('/try')
      void router.navigate('/elsewhere')
      await press('Leave', within(await screen.findByRole('dialog', { name: 'Leave while this is running?' })))
      ended.resolve()
      await settled()
      loaded.resolve()
      await screen.findByRole('heading', { name: 'Another page' })
      await settled()
      expect(isAt()).toBe('/elsewhere')
    })
  })
})
