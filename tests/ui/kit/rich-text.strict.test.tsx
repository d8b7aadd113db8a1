// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { linkTarget } from '../../../src/ui/kit/link-target'
import { type RichNode, RichText } from '../../../src/ui/kit/rich-text'

const linked = (href: string): RichNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href } }] }] }],
})

describe('text that staff wrote', () => {
  it.each([
    ['/sfosguide/17', '/sfosguide/17'],
    ['https://example.org/x', 'https://example.org/x'],
    ['http://example.org/', 'http://example.org/'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('links to %s', (href, drawn) => {
    render(<RichText document={linked(href)} />)
    expect(screen.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe(drawn)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    '//evil.example',
    '/\\evil.example',
    'nothing',
  ])('keeps the text and drops the link to %j', href => {
    render(<RichText document={linked(href)} />)
    expect(screen.queryByRole('link')).toBeNull()
    screen.getByText('a link')
  })

  it('renders headings, marks, quotes and lists, and omits unknown nodes', () => {
    const document: RichNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'How' }] },
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Why' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] }] },
        {
          type: 'blockquote',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said', marks: [{ type: 'bold' }, { type: 'italic' }] }] }],
        },
        { type: 'script', content: [{ type: 'text', text: 'never' }] },
        { type: 'paragraph', content: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
      ],
    }
    const { container } = render(<RichText document={document} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('How')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Why')
    expect(screen.getByRole('listitem').textContent).toBe('one')
    expect(container.querySelector('blockquote em strong')?.textContent).toBe('said')
    expect(container.textContent).not.toContain('never')
    expect(container.querySelector('img')).toBeNull()
  })

  it('distinguishes paths of the site from outside addresses', () => {
    expect(linkTarget('/art/7?x=1')).toEqual({ kind: 'inside', to: '/art/7?x=1' })
    expect(linkTarget('https://example.org')).toEqual({ kind: 'outside', href: 'https://example.org/' })
  })
})
