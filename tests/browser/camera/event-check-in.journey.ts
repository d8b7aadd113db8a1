import { describe, expect, it } from 'vitest'
import { arrived } from '../tab'
import { browserWithCamera, loadedFiles } from './browser-with-camera'

const eventId = 'mend-a-frame-2027-10-16'
const door = `/editevents?event=${eventId}&door=1`
const camera = browserWithCamera()

describe('a guest’s code before the camera of a host', () => {
  it('lets them in once, without a network, and the server knows it later', async () => {
    const { context, page, problems } = await camera.open({ as: 'advertiser' })
    await page.goto(`/events/${eventId}`)
    await arrived(page)
    const code = page.getByRole('img', { name: /^QR code of / })
    await code.waitFor()
    await camera.show(code)

    const { settled } = loadedFiles(page)
    await page.goto(`${door}&as=host`)
    await arrived(page)
    const around = page.getByRole('region', { name: /^Check-in/ })
    await around.getByText(/^1 of 6 people is in\.$/).waitFor()
    await around.getByRole('button', { name: 'Scan with the camera' }).waitFor()
    await settled()
    await context.setOffline(true)
    await failing(true)

    await around.getByRole('button', { name: 'Scan with the camera' }).click()
    await around.getByText('On the list: let them in').waitFor()
    await page.keyboard.press('Enter')
    await around.getByText(/^4 of 6 people are in\.$/).waitFor()
    await around.getByText(/^1 scan waits on this device/).waitFor()
    await around.getByRole('button', { name: 'Scan with the camera' }).click()
    await around.getByText(/^Already in since /).waitFor()
    expect(await around.getByRole('button', { name: /^Let in/ }).count()).toBe(0)

    await failing(false)
    await context.setOffline(false)
    await around.getByText(/^1 scan waits on this device/).waitFor({ state: 'detached' })
    // Another of the host’s devices: this one forgets what it knows.
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${door}&as=host`)
    await arrived(page)
    await around.getByText(/^4 of 6 people are in\.$/).waitFor()
    expect(problems).toEqual([])
    await context.close()

    /** The local backend is in the page, so it does not notice by itself. */
    async function failing(isOff: boolean) {
      const bar = page.getByRole('complementary', { name: 'Local mode' })
      const box = bar.getByLabel('Network fails')
      if (!(await box.isVisible())) await bar.getByRole('button', { name: 'Local mode' }).click()
      await box.setChecked(isOff)
      await bar.getByRole('button', { name: 'Local mode' }).click()
    }
  })
})
