import { readdirSync, readFileSync } from 'node:fs'
import type { ServiceClass } from '../../src/domain/shared/functions/service'

/** Every class of the domain that the container can build. */
export async function serviceClasses(): Promise<readonly ServiceClass[]> {
  const files = readdirSync('src/domain', { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && readFileSync(`src/domain/${file}`, 'utf8').includes('static readonly inject ='),
  )
  const modules = await Promise.all(
    files.map(file => import(/* @vite-ignore */ `${process.cwd()}/src/domain/${file}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap(Object.values).filter((value): value is ServiceClass => typeof value === 'function' && 'inject' in value)
}
