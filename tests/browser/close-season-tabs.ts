import { afterAll } from 'vitest'
import { closeSeasonTabs } from './season-tab'

/** After every test file: files of one worker share their modules. */
afterAll(closeSeasonTabs)
