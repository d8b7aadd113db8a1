import { expect, it } from 'vitest'
import { choiceText } from '../../../src/ui/forms/choice-text'

it.each([
  ['in_review', 'In review'],
  ['cheque', 'Check'],
  ['artlover', 'Art lover'],
])('the code “%s” is read as “%s”', (code, words) => expect(choiceText(code)).toBe(words))
