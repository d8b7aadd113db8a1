// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DocumentTitle, TitleFrame } from '../../../src/ui/kit/document-title'

it('the document title starts with the page and ends with the site, and is restored when the page unmounts', () => {
  const frame = (specific: string | undefined, name: string | undefined) => (
    <TitleFrame title="Guide" organisation={name}>
      {specific && <DocumentTitle specific={specific} />}
    </TitleFrame>
  )
  const { rerender } = render(frame('17 Chidi', undefined))
  expect(document.title).toBe('17 Chidi · Guide')
  rerender(frame('17 Chidi', 'The Organisation'))
  expect(document.title).toBe('17 Chidi · Guide · The Organisation')
  rerender(frame(undefined, 'The Organisation'))
  expect(document.title).toBe('Guide · The Organisation')
  rerender(frame('Guide', 'The Organisation'))
  expect(document.title).toBe('Guide · The Organisation')
})
