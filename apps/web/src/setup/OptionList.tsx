/** Everything that can be set at a table, folded away while it is standard; and what does not go together. */
import { useEffect, useState } from 'preact/hooks';
import type { Fault, Options, OptionValue } from '@orrery/kernel';
import type { Customs } from '@orrery/games/load';
import { sayOption } from '@orrery/texts';
import { useFaultWords } from '../app/faults.ts';
import { href, route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { t, textsOf } from '../app/words.ts';
import type { AnyGame } from '../table/engines.ts';
import { optionValue } from '../table/optionValue.ts';
import { keptPacks } from '../packs/keptPacks.ts';
import { packId, packName } from '../packs/packName.ts';
import type { KeptPack } from '../table/shelf.ts';

export interface Settings {
  readonly options: Options;
  /** A pack of the player's own, or another built-in one; null for the usual one. */
  readonly pack: KeptPack | null;
}

interface Props {
  readonly game: AnyGame;
  readonly customs?: Customs;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  /** What nobody has changed yet; the standard of the rules where nothing is said. */
  readonly usual?: Options;
}

export const standard = (game: AnyGame): Options => Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** The rules these settings give, as far as a set-up page needs them. */
export function opened(game: AnyGame, { options, pack }: Settings): { readonly seats: number; readonly faults: readonly Fault[] } {
  const rules = game.open(options, pack?.data ?? undefined);
  if (!('faults' in rules)) return { seats: rules.seats, faults: [] };
  const seats = options[SEATS];
  const plain = game.open({});
  return { seats: typeof seats === 'number' ? seats : 'faults' in plain ? 0 : plain.seats, faults: rules.faults };
}

/** The number of players is asked first and is not among the options. */
const SEATS = 'seats';

/** Packs of the player's own for a game; the one an address names is taken up at once. */
function useOwnPacks(game: string, take: (pack: KeptPack) => void): readonly KeptPack[] {
  const [packs, setPacks] = useState<readonly KeptPack[]>([]);
  useEffect(() => {
    keptPacks(game).then(
      (own) => {
        setPacks(own);
        const wanted = own.find(({ id }) => id === route.peek().query.get('pack'));
        if (wanted) take(wanted);
      },
      () => undefined,
    );
  }, []);
  return packs;
}

type Option = AnyGame['options'][number];

const Clause = ({ game, clause }: { readonly game: AnyGame; readonly clause: string }) => (
  <a class="clause small" href={href('rules', game.id, clause)} target="_blank" rel="noreferrer">
    {clause}
  </a>
);

/** What another value of an option would set along with it. */
function setAlong(game: AnyGame, { fit }: Customs, option: Option, options: Options): string {
  const texts = textsOf(game.id);
  const others = option.values.filter((value: OptionValue) => value !== options[option.id]);
  const along = others.flatMap((value: OptionValue) => {
    const fitted = fit?.({ ...options, [option.id]: value }, option.id) ?? {};
    return game.options
      .filter(({ id }) => id !== option.id && id in fitted && fitted[id] !== options[id])
      .map(({ id }) => `${sayOption(texts, id).name}: ${optionValue(texts, id, fitted[id] as OptionValue)}`);
  });
  return [...new Set(along)].join(', ');
}

function OptionRow({ game, customs = {}, option, settings, onChange }: Props & { readonly option: Option }) {
  const texts = textsOf(game.id);
  const { options } = settings;
  const words = sayOption(texts, option.id);
  const clause = customs.clauses?.[option.id];
  const departs = customs.departs?.[option.id]?.includes(language.value) && options[option.id] === option.default;
  const along = setAlong(game, customs, option, options);
  const change = (value: OptionValue): void => {
    const changed = { ...options, [option.id]: value };
    onChange({ ...settings, options: customs.fit?.(changed, option.id) ?? changed });
  };
  return (
    <div class="option">
      <div>
        <label for={`option-${option.id}`}>
          <b>{words.name}</b>
          {departs && <span class="house">{t('setup.departs')}</span>}
          {words.help && <small class="muted">{words.help}</small>}
          {along && <small class="muted">{t('setup.along', { what: along })}</small>}
        </label>
        {clause && <Clause game={game} clause={clause} />}
        {option.values.map((value: OptionValue) => {
          const key = `${option.id}.${value}`;
          if (!texts.has(`option.${key}.help`)) return null;
          const behind = customs.clauses?.[key];
          return (
            <p class="option-value" key={key}>
              <b>{optionValue(texts, option.id, value)}</b> {texts.say(`option.${key}.help`)}{' '}
              {behind && <Clause game={game} clause={behind} />}
            </p>
          );
        })}
      </div>
      <select
        id={`option-${option.id}`}
        value={String(options[option.id])}
        onChange={(event) => {
          const value = option.values.find((v: OptionValue) => String(v) === event.currentTarget.value);
          if (value !== undefined) change(value);
        }}
      >
        {option.values.map((value: OptionValue) => (
          <option value={String(value)}>{optionValue(texts, option.id, value)}</option>
        ))}
      </select>
    </div>
  );
}

/** How many play, where that is free. */
export function Players(props: Props) {
  const option = props.game.options.find(({ id }) => id === SEATS);
  return option ? <OptionRow {...props} option={option} /> : null;
}

export function OptionList({ game, customs, settings, onChange, usual = standard(game) }: Props) {
  const texts = textsOf(game.id);
  const { options, pack } = settings;
  const folded = game.options.filter(({ id }) => id !== SEATS);
  const packs = useOwnPacks(game.id, (wanted) => onChange({ ...settings, pack: wanted }));
  /** What comes with the game besides its usual pack. */
  const further = game.packs.slice(1).map((data): KeptPack => ({ id: packId(data), game: game.id, data, added: 0 }));
  const changed = folded.filter((option) => options[option.id] !== usual[option.id]);
  const departing = changed.length === 0 ? folded.filter(({ id }) => customs?.departs?.[id]?.includes(language.value)) : [];
  const named = (those: readonly Option[]): string => those.map(({ id }) => sayOption(texts, id).name).join(', ');
  return (
    <details class="options">
      <summary>
        <b>{changed.length === 0 ? t('setup.standard') : t('setup.changed', { count: changed.length })}</b>
        <small class="muted">
          {named(changed) ||
            t(departing.length > 0 ? 'setup.standard.but' : 'setup.standard.line', {
              what: named(departing.length > 0 ? departing : folded),
            })}
        </small>
      </summary>
      {folded.map((option) => (
        <OptionRow key={option.id} game={game} option={option} settings={settings} onChange={onChange} {...(customs ? { customs } : {})} />
      ))}
      {packs.length + further.length > 0 && (
        <div class="option">
          <div>
            <label for="option-pack">
              <b>{t('setup.pack')}</b>
              <small class="muted">{t('setup.pack.line')}</small>
            </label>
            {game.packs.map((data) => {
              const line = `pack.${packId(data)}.help`;
              return (
                texts.has(line) && (
                  <p class="option-value" key={line}>
                    <b>{packName(data)}</b> {texts.say(line)}
                  </p>
                )
              );
            })}
          </div>
          <select
            id="option-pack"
            value={pack?.id ?? ''}
            onChange={(event) =>
              onChange({ ...settings, pack: [...further, ...packs].find((kept) => kept.id === event.currentTarget.value) ?? null })
            }
          >
            <option value="">{further.length > 0 ? packName(game.packs[0]) : t('setup.pack.own')}</option>
            {further.map((kept) => (
              <option value={kept.id}>{packName(kept.data)}</option>
            ))}
            {packs.map((kept) => (
              <option value={kept.id}>{kept.id}</option>
            ))}
          </select>
        </div>
      )}
    </details>
  );
}

const OPTIONS = '/options/';

/** Options that exclude one another, and what a server objects to. */
export const Faults = (props: FaultsProps) => (props.faults.length === 0 && !props.refused ? null : <Wrong {...props} />);

interface FaultsProps {
  readonly game: string;
  readonly faults: readonly Fault[];
  readonly refused?: string | null;
}

/** The words for what is wrong are fetched when something is. */
function Wrong({ game, faults, refused }: FaultsProps) {
  const words = useFaultWords(game);
  const texts = textsOf(game);
  return (
    <ul class="faults" role="alert">
      {faults.map(({ path, problem }) => (
        <li key={path}>
          {path.startsWith(OPTIONS) ? <b>{sayOption(texts, path.slice(OPTIONS.length)).name}:</b> : <code>{path}</code>}{' '}
          {words.problem(problem)}
        </li>
      ))}
      {refused && <li>{refused}</li>}
    </ul>
  );
}
