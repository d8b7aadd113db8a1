import path from 'node:path'
import { expect, it } from 'vitest'
import { className } from '../../scripts/build/class-names.mjs'
import { top } from '../../scripts/setup.mjs'

const at = (file: string) => path.join(top, file)

it('names a class by its file, the same in each build and whatever asks for the file', () => {
  expect(className('title', at('src/ui/a.module.css'))).toMatch(/^title_[\w-]{4}$/)
  expect(className('title', at('src/ui/a.module.css?used'))).toBe(className('title', at('src/ui/a.module.css')))
  expect(className('title', at('src/ui/b.module.css'))).not.toBe(className('title', at('src/ui/a.module.css')))
})

it('refuses two files whose classes would have the same names', () => {
  const many = () => {
    for (let n = 0; n < 100_000; n++) className('title', at(`src/ui/${n}.module.css`))
  }
  expect(many).toThrow(/would have the same names/)
})
