import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

const accent = Array.from({ length: 10 }, () => 'var(--accent)') as unknown as MantineColorsTuple

/** Mantine in the product's own tokens: the same faces, accent, radius and walls as the public pages. */
export const officeTheme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  colors: { accent },
  primaryColor: 'accent',
  defaultRadius: 'sm',
  radius: { sm: 'var(--radius)' },
  cursorType: 'pointer',
  variantColorResolver: input => {
    const colours = defaultVariantColorsResolver(input)
    if (input.variant !== 'filled') return colours
    return {
      ...colours,
      background: 'var(--accent)',
      hover: 'color-mix(in oklch, var(--accent), var(--ink) 12%)',
      color: 'var(--accent-ink)',
      border: '1px solid transparent',
    }
  },
})

const variables = {
  '--mantine-color-body': 'var(--wall)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-2)',
  '--mantine-color-default': 'var(--wall)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'var(--wall-2)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--wall-2)',
  '--mantine-color-disabled-color': 'var(--ink-2)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-accent-text': 'var(--accent-text)',
}

export const officeVariables: CSSVariablesResolver = () => ({ variables, light: variables, dark: variables })
