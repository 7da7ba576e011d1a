/** What the others call this person. */
import { t } from '../app/words.ts';
import { ownName, rename } from './connection.ts';

export const Name = () => (
  <label class="online-name">
    <b>{t('online.name')}</b>
    <input
      type="text"
      name="name"
      autocomplete="nickname"
      maxLength={32}
      value={ownName.value}
      placeholder={t('online.name.none')}
      onChange={(event) => rename(event.currentTarget.value.trim())}
    />
  </label>
);
