// What the board says about a kind of card; every number comes from the view.

export interface Cell {
  text: string | number;
  seat?: number; // whose it is
  who?: string;
  good?: boolean; // enough for a set
  more?: string[]; // other cards of the kind; empty where there is none
}

export interface Fact {
  id: string;
  name: string;
  sentence: string; // the whole row as a sentence, for screen readers
  cells: Cell[];
  own?: boolean;
}
