// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { DocumentTitle, TitleFrame } from '../../../src/ui/kit/document-title'

it('the document title starts with the page and ends with the site, and is restored when the page unmounts', async () => {
  const frame = (specific: string | undefined, name: string | undefined) => (
    <TitleFrame title="Guide" organisation={name}>
      {specific && <DocumentTitle specific={specific} />}
    </TitleFrame>
  )
  const { rerender } = render(frame('17 Chidi', undefined))
  await expect.poll(() => document.title).toBe('17 Chidi · Guide')
  rerender(frame('17 Chidi', 'The Organisation'))
  await expect.poll(() => document.title).toBe('17 Chidi · Guide · The Organisation')
  rerender(frame(undefined, 'The Organisation'))
  await expect.poll(() => document.title).toBe('Guide · The Organisation')
  rerender(frame('Guide', 'The Organisation'))
  await expect.poll(() => document.title).toBe('Guide · The Organisation')
})

it('the title of a new page is written without another rendering, which would come before the page is shown', async () => {
  const commits: string[] = []
  const page = (specific: string) => (
    <Profiler id={specific} onRender={id => void commits.push(id)}>
      <TitleFrame title="Guide" organisation="The Organisation">
        <DocumentTitle key={specific} specific={specific} />
      </TitleFrame>
    </Profiler>
  )
  const { rerender } = render(page('17 Chidi'))
  rerender(page('18 Noor'))
  await expect.poll(() => document.title).toBe('18 Noor · Guide · The Organisation')
  expect(commits).toEqual(['17 Chidi', '18 Noor'])
})
