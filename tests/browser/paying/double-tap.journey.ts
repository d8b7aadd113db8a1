import { expect, it } from 'vitest'
import { openPhone, visit } from './at-the-checkout'

it('a double tap on “Continue to payment” stays on the page, and shows the payment from its top', async () => {
  const { context, page, problems } = await openPhone({ hasTouch: true, isMobile: true })
  // The payment comes late, as on a slow network, so that the page is short at first and its footer lies below the finger.
  await visit(page, '/donors/first-doors')
  await page.getByRole('radio', { name: 'Another amount' }).check()
  await page.getByLabel('Your amount in dollars').fill('75')
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  const go = page.getByRole('button', { name: 'Continue to payment' })
  await go.scrollIntoViewIfNeeded()
  const { x, y } = (await go.boundingBox())!
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + 20, y + 20)
  const gift = page.getByText('$75 for “First doors”')
  await expect.poll(async () => (await gift.boundingBox())?.y).toBeLessThan(200)
  await page.getByLabel('Email').waitFor()
  expect(new URL(page.url()).pathname).toBe('/donors/first-doors')
  expect(await gift.boundingBox()).toMatchObject({ y: expect.toSatisfy((top: number) => top >= 0 && top < 200) })
  expect(problems).toEqual([])
  await context.close()
})
