import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const accent = Array.from({ length: 10 }, () => 'var(--accent)') as unknown as MantineColorsTuple

/** Mantine with the product's design tokens. */
export const paletteTheme = createTheme({
  fontFamily: 'var(--font-text)',
  colors: { accent },
  primaryColor: 'accent',
  defaultRadius: 'sm',
  radius: { sm: 'var(--radius)' },
  cursorType: 'pointer',
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
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
}

export const paletteVariables: CSSVariablesResolver = () => ({ variables, light: variables, dark: variables })
