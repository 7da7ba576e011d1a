export { loadClauses, loadGameTexts, loadTexts, SPOKEN, type Area, type ClauseBook, type Key } from './catalogs.ts';
export { faultReader, type ReadFault } from './faults.ts';
export { section, type ClauseSection } from './clause-section.ts';
export { isLanguage, languages, preferred, type Language } from './language.ts';
export { called, type Form, formed, type Forms } from './forms.ts';
export * from './say.ts';
export { argumentsOf, translator, type Argument, type Messages, type Translator, type Value, type Values } from './translator.ts';
