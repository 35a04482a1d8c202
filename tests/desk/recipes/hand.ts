import type { Locator, Page } from '@playwright/test';

/** What an editor does with mouse and keyboard. */
export interface Effort {
  clicks: number;
  fields: number;
  characters: number;
}

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** So many letters find a line in a list that narrows while typing. */
const LETTERS_TO_FIND = 6;

/** Works the desk as an editor does, and counts it. Whatever a walk does to a screen goes through here. */
export class Hand {
  readonly page: Page;
  effort: Effort = { clicks: 0, fields: 0, characters: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1;
    await target.click();
  }

  /** The field is reached by the tabulator or a click: that is counted as the field. */
  async type(field: Locator, text: string): Promise<void> {
    this.#typed(text);
    await field.fill(text);
  }

  /** A day or a moment, which is typed without its separators. */
  async date(field: Locator, date: string): Promise<void> {
    this.#typed(date.replaceAll(/\D/g, ''));
    await field.fill(date);
  }

  /** Keys pressed where the cursor stands. */
  async keys(text: string): Promise<void> {
    this.effort.characters += [...text].length;
    await this.page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    this.effort.characters += 1;
    await this.page.keyboard.press(key);
  }

  /** A list is opened with one click, its line chosen with another. */
  async choose(list: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    this.effort.fields += 1;
    this.effort.clicks += 2;
    await list.selectOption(option);
  }

  /** A few letters, and a click on the line that has them. */
  async pick(field: Locator, words: string): Promise<void> {
    this.#typed(words.slice(0, LETTERS_TO_FIND));
    this.effort.clicks += 1;
    await field.fill(words);
    await field.blur();
  }

  /** The button, and in the window of the system the file and “Open”. */
  async bring(input: Locator, file: GivenFile): Promise<void> {
    this.effort.clicks += 3;
    await input.setInputFiles(file);
  }

  /** English and Hindi of a field under its name. */
  async words(name: string | RegExp, [en, hi]: readonly [string, string], within: Locator | Page = this.page) {
    const group = within.getByRole('group', { name, exact: true }).last();
    await this.type(group.getByLabel('English'), en);
    await this.type(group.getByLabel('Hindi'), hi);
  }

  #typed(text: string): void {
    this.effort.fields += 1;
    this.effort.characters += [...text].length;
  }
}
