const paid = 'Thank you. Your order is paid'

/** The card of the test provider that pays. */
async function enterCard(page) {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
}

const pay = { fill: enterCard, button: /^Pay \$/, answer: paid }

/** Who pays; `before` leads there. */
const makeOrder = before => ({
  fill: async page => {
    await before(page)
    await page.getByLabel('Email').fill('vera@post.example')
    await page.getByLabel('I accept the terms of sale').check()
  },
  button: 'Continue to your card',
  answer: 'Card number',
})

/** The forms that move money: what is pressed, and what answers. `rows` names each press. */
export const moneyForms = [
  {
    rows: ['order made', 'order paid'],
    address: '/shop?view=pay',
    cart: [{ id: 'pins', kind: 'product', refId: 'pins/pins-1', quantity: 1 }],
    presses: [makeOrder(page => page.getByLabel('I fetch it').check()), pay],
  },
  {
    rows: ['gift made', 'gift paid'],
    address: '/donors/first-doors',
    presses: [
      makeOrder(async page => {
        await page.getByRole('radio', { name: 'Another amount' }).check()
        await page.getByLabel('Your amount in dollars').fill('50')
        await page.getByRole('button', { name: 'Continue to payment' }).click()
      }),
      pay,
    ],
  },
  {
    rows: ['joining ordered', 'joining paid'],
    address: '/artlovermembership?level=friend&as=donor',
    presses: [makeOrder(page => page.getByRole('button', { name: 'Continue to payment' }).click()), pay],
  },
  {
    rows: ['desk order made'],
    address: '/cpanel/creditcardprocessor?as=moneyadmin',
    presses: [
      {
        fill: async page => {
          await page.getByLabel('Email').fill('vera@post.example')
          const form = page.getByRole('form', { name: 'Add a line' })
          const what = form.getByLabel(/^Sell or receive/)
          await what.selectOption({ label: await what.locator('option', { hasText: /^Gift: Materials fund/ }).innerText() })
          await form.getByLabel(/^Amount/).fill('50')
          await form.getByRole('button', { name: 'Add the line' }).click()
        },
        button: 'Take $50',
        answer: 'Order ',
      },
    ],
  },
]
