import { describe, expect, it } from 'vitest'
import { fileOf } from '../build-manifest'
import { arrived } from '../tab'
import { browserWithCamera, loadedFiles } from './browser-with-camera'

const readerOfVideos = fileOf('src/ui/camera/read-qr-from-video.ts')
const camera = browserWithCamera()

describe('a member’s card before the camera of the entrance', () => {
  it('is read, and lets its member in', async () => {
    const { context, page, problems } = await camera.open({ as: 'artlover' })
    await page.goto('/dashboard/membership')
    await arrived(page)
    const card = page.getByRole('group', { name: 'Member card' })
    await card.getByRole('button', { name: 'Get the card' }).click()
    await page.getByRole('img', { name: 'The code of your card' }).first().waitFor()
    await camera.show(page.getByRole('img', { name: 'The code of your card' }).first())

    const { loaded, settled } = loadedFiles(page)
    await page.goto('/cpanel/verifier?as=volunteer')
    await arrived(page)
    const scan = page.getByRole('region', { name: 'Card scan' })
    await scan.getByRole('button', { name: 'Scan with the camera' }).waitFor()
    // It is there before the camera is, since an entrance may lose its network.
    await expect.poll(() => loaded).toContain(readerOfVideos)
    await settled()
    await context.setOffline(true)
    await scan.getByRole('button', { name: 'Scan with the camera' }).click()
    await scan.getByText('Good: let them in').waitFor()
    expect(await scan.getByLabel('What the camera sees').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is read by typing where the camera is refused', async () => {
    const { context, page } = await camera.open({ as: 'volunteer' })
    await context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await page.goto('/cpanel/verifier')
    await arrived(page)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await page.getByText('The camera is not allowed here. Type the code, or allow it in the browser.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Code of the card' }).isEnabled()).toBe(true)
    await context.close()
  })
})
