/** The colors that one artist uses: for the background, for lines, and for what is between. */
export interface Palette {
  /** The name in a picture's description. */
  readonly name: string
  readonly ground: string
  readonly ink: string
  readonly colours: readonly string[]
}

const palette = (name: string, ground: string, ink: string, ...colours: string[]): Palette => ({ name, ground, ink, colours })

export const palettes: readonly Palette[] = [
  palette('rust, bone and slate', '#efe6d8', '#2b2a2e', '#b5482a', '#d98e5f', '#50626b', '#8fa3a3', '#e3c9a4'),
  palette('indigo and straw', '#f1ead6', '#1b2547', '#2c3f78', '#5c78b0', '#d8b55a', '#a8843a', '#c9d2dd'),
  palette('moss, clay and cream', '#f3ecdc', '#26301f', '#5a6b3a', '#8f9a5b', '#b4653f', '#d8b58f', '#384a3a'),
  palette('vermilion and black', '#f4efe6', '#17151a', '#d8412f', '#17151a', '#8c8781', '#e9b8a6', '#c9c2b5'),
  palette('night blue and lamp yellow', '#12192b', '#f3e3b3', '#22345c', '#3d5a8a', '#f0b93a', '#e2723b', '#8fb0c9'),
  palette('rose, plum and fog', '#eee5e4', '#3a1f33', '#a8476a', '#d98a9c', '#6a4a72', '#b9b4c4', '#f0c4b4'),
  palette('sea green and coral', '#e9efe8', '#143338', '#1f6a6d', '#5fa59a', '#e8765a', '#f2b79a', '#b8d1c4'),
  palette('ochre, umber and sky', '#f2e8d2', '#35240f', '#c88a25', '#8a5a2b', '#7fa7c2', '#d9c08a', '#4c3a28'),
  palette('graphite and paper', '#f5f2ea', '#222326', '#55585c', '#86898c', '#b3b4b2', '#3a3c40', '#d5d2c9'),
  palette('cobalt, white and tangerine', '#f6f3ec', '#132a63', '#1d4fb8', '#6f97dc', '#f0822e', '#f6c08a', '#dfe6f0'),
  palette('wine, olive and sand', '#ece2cd', '#331418', '#7b2331', '#a9564b', '#6f6b34', '#a39c5c', '#d6bf94'),
  palette('ice blue and charcoal', '#e6edf0', '#22292e', '#5e8fa8', '#a5c7d4', '#37464f', '#8a979d', '#d3b8a0'),
  palette('turmeric, ink and pink', '#fbf1dc', '#24202f', '#e7a417', '#f2c95c', '#e07a8b', '#39456b', '#c85a3c'),
  palette('deep green and brass', '#10231e', '#e9dcb5', '#1d4436', '#3b6a52', '#c39a45', '#e2c67c', '#7c9a82'),
  palette('terracotta and celadon', '#f3e7da', '#3b2118', '#c25e3a', '#e29a72', '#8fb5a0', '#5c8a78', '#d9cdb8'),
  palette('lilac, rust and milk', '#f4f0ee', '#2e2440', '#8a78b8', '#c3b5dc', '#b35a34', '#e0a27c', '#5a4a84'),
  palette('harbor grays and signal red', '#dfe0dc', '#20262b', '#5a6a72', '#8b9aa0', '#c8321f', '#b6bdbd', '#3b4850'),
  palette('petrol, mustard and blush', '#efe9e1', '#0f2b33', '#17525e', '#3f7f86', '#d2a12c', '#e6b8a2', '#9fb5ae'),
  palette('chalk on blackboard', '#23282a', '#f0ede3', '#4a5355', '#f0ede3', '#d8b25c', '#c4645a', '#7c9aa6'),
  palette('persimmon, jade and linen', '#f1e9da', '#2b1d16', '#e1602b', '#f09d5b', '#2f7d68', '#8bb8a2', '#d4b894'),
  palette('iron oxide and lime', '#efeadf', '#2a1713', '#8e2f22', '#bf5a3e', '#a9b53c', '#6e7a24', '#d9c9b3'),
  palette('pale gold and storm', '#ebe6d9', '#252a35', '#3f4a5f', '#6c7a90', '#d8bd72', '#b2945a', '#a9b3bd'),
  palette('magenta, leaf and cream', '#f8f0e3', '#331225', '#b3236b', '#e27aa5', '#4c8a4a', '#9cc07a', '#f2c46a'),
  palette('kelp, rust and foam', '#e8eee9', '#1d2a1f', '#3f5a38', '#7d8a4c', '#a94f2b', '#c3d6d1', '#6fa0a3'),
  palette('walnut, madder and undyed wool', '#eee4d2', '#2d1c14', '#5b3a26', '#8f6844', '#a83a36', '#d07c66', '#cbb592'),
  palette('midnight, silver and mint', '#0f1420', '#dfe6ea', '#1f2b42', '#48607f', '#9db4c4', '#8fd0b6', '#d4dbe0'),
  palette('sunrise over cement', '#e9e4df', '#33303a', '#f07a5a', '#f6b48a', '#a3a0a8', '#7a7684', '#fbd8a8'),
  palette('aubergine, lemon and gray', '#ece9e6', '#241528', '#4c2a57', '#8a5f94', '#ead24a', '#a8a5ab', '#d6c5da'),
]

/** Whether a background is dark, so that what is drawn on it must be light. */
export function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number, number]
  return r * 0.3 + g * 0.59 + b * 0.11 < 110
}

/** A mix of two colors, with `share` of the second. */
export function mixed(from: string, to: string, share: number): string {
  const part = (i: number) => {
    const [a, b] = [from, to].map(c => Number.parseInt(c.slice(i, i + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
