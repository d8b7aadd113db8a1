import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentContrast, hexOf, isReadable } from '../../../src/domain/content/accent-contrast'

describe('the contrast of an accent color', () => {
  it('is WCAG’s: 21 for black under white', () => {
    expect(accentContrast('#000000')!.onAccent).toBeCloseTo(21, 1)
    // The straight part of the curve of sRGB: 1.05 / (10 / 255 / 12.92 + 0.05).
    expect(accentContrast('#0a0a0a')!.onAccent).toBeCloseTo(19.8, 1)
    // 1.05 / (0.2126 + 0.05), by the definition of relative luminance, for text in black on pure red.
    expect(accentContrast('#ff0000')!.onAccent).toBeCloseTo(5.25, 1)
  })
  it('is enough for the colors of the first day and of the sample season', () => {
    for (const accent of ['oklch(57% 0.2 30)', 'oklch(62% 0.2 35)', '#b3261e', '#ffd400', '#0b57d0'])
      expect(isReadable(accentContrast(accent)!)).toBe(true)
  })
  it('is too little for a middle gray or green, on which neither black nor white is readable', () => {
    expect(isReadable(accentContrast('#757575')!)).toBe(true)
    expect(isReadable(accentContrast('#787878')!)).toBe(false)
    expect(isReadable(accentContrast('#008a5e')!)).toBe(false)
  })
  it('is unknown for other notations', () => {
    expect(accentContrast('red')).toBeUndefined()
    expect(hexOf('var(--x)')).toBeUndefined()
  })
  it('is computed for the colors that the pages have', () => {
    const tokens = readFileSync('src/ui/kit/tokens.css', 'utf8')
    expect(tokens).toContain('--accent: oklch(57% 0.2 30);')
    expect(tokens).toContain('--wall: light-dark(oklch(99.5% 0.001 60), oklch(16.5% 0.006 60));')
    expect(tokens).toContain('--accent-ink: oklch(from var(--accent) clamp(0, (l - 0.58) * -1000, 1) 0 0);')
    expect(tokens).toContain('light-dark(oklch(from var(--accent) min(l, 0.5) c h), oklch(from var(--accent) max(l, 0.74) min(c, 0.16) h))')
  })
})

it('of a color input is the same color', () => {
  for (const hex of ['#b3261e', '#ffffff', '#000000', '#0b57d0']) expect(hexOf(hex)).toBe(hex)
})
