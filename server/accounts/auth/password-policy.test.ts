import { describe, expect, it } from 'vitest'
import { checkNewPassword } from './passwords.ts'

const names = ['ada@example.org', 'Ada Lovelace', 'Cyanotype']
const check = (password: string) => () => checkNewPassword(password, names)
const refused = (code: string) =>
  expect.objectContaining({
    code: 'invalid_request',
    details: { fields: [expect.objectContaining({ path: ['password'], code })] },
  })

describe('New password', () => {
  it.each([
    'correcthorsebatterystaple',
    'QWERTYuiop123',
    'passwordpassword',
    'aaaaaaaaaaaaaaa',
    'abcabcabcabc',
    '123412341234',
    'Ａdministrator',
  ])('is rejected when it is common: %s', (password) => {
    expect(check(password)).toThrow(refused('password.common'))
  })

  it.each(['yankeesfotoguy1', 'Daggermaster', 'ＳＩＬＭＡＲＩＬＬＩＯＮ', 'milessmiles98'])(
    'is rejected when it was leaked: %s',
    (password) => {
      expect(check(password)).toThrow(refused('password.leaked'))
    },
  )

  it.each(['sunshine2026', 'Superman!2026', '!!Butterfly!!', '2026.football'])(
    'is rejected when it is a leaked word with a few characters added: %s',
    (password) => {
      expect(check(password)).toThrow(refused('password.similar'))
    },
  )

  it.each(['ada@example.org', 'Ada-Lovelace-1815', 'cyanotype2026!', 'LovelaceAda!!', 'ada.cyanotype.1'])(
    'is rejected when it consists of names: %s',
    (password) => {
      expect(check(password)).toThrow(refused('password.names'))
    },
  )

  it.each(['a blue print in the sun', 'Ada likes blue prints', 'sinine trükk päikeses', '7f&kQ0!mZ-4w'])(
    'is accepted otherwise: %s',
    (password) => {
      expect(check(password)).not.toThrow()
    },
  )

  it('is checked quickly, however long it is', () => {
    expect(check(`${'ab'.repeat(120)}!!!!c`)).not.toThrow()
  })
})
