// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOutcome } from '../../../../src/ui/panels/engine/actions/use-outcome'

const failing = () => Promise.reject(new Error('no network'))
const kept = { message: 'Kept.' }

it('work that is tried again counts once with the same work that is asked for meanwhile', async () => {
  const { result } = renderHook(() => useOutcome())
  let tries = 0
  const work = () => (++tries === 1 ? failing() : Promise.resolve(kept))
  await act(async () => void (await result.current.run('Saving…', work, 'a')))
  const { state } = result.current
  await act(async () => {
    if (state.is === 'failed') state.again()
    await result.current.run('Saving…', work, 'a')
  })
  expect(tries).toBe(2)
})

it('input that could not be kept is tried again whatever becomes of what comes before', async () => {
  const { result } = renderHook(() => useOutcome())
  let tries = 0
  await act(async () => void (await result.current.after('Saving…', () => (++tries === 1 ? failing() : Promise.resolve(kept)))))
  const { state } = result.current
  await act(async () => {
    const failed = result.current.run('Moving…', failing)
    if (state.is === 'failed') state.again()
    await failed
  })
  await waitFor(() => expect(tries).toBe(2))
})
