// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useUndo } from '../../../../../src/ui/panels/content/pagebuilder/use-undo'

const useText = () => {
  const [text, setText] = useState(0)
  return { text, ...useUndo(text, setText) }
}

it('the last hundred steps are taken back and done again, one by one', () => {
  const { result } = renderHook(useText)
  for (let step = 1; step <= 130; step++) act(() => result.current.put(step, `block ${step}`))
  expect(result.current).toMatchObject({ text: 130, undoable: 100 })
  for (let step = 0; step < 110; step++) act(() => result.current.undo())
  expect(result.current).toMatchObject({ text: 30, undoable: 0, redoable: 100 })
  for (let step = 0; step < 110; step++) act(() => result.current.redo())
  expect(result.current).toMatchObject({ text: 130, undoable: 100, redoable: 0 })
})

it('letters that are typed in one block within a second are one step', () => {
  const { result } = renderHook(useText)
  for (let letter = 1; letter <= 5; letter++) act(() => result.current.put(letter, 'block 1'))
  act(() => result.current.undo())
  expect(result.current).toMatchObject({ text: 0, undoable: 0 })
})
