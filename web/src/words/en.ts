import cards from "../../../src/canasta/words/en/cards.ftl?raw";
import page from "../../../src/canasta/words/en/page.ftl?raw";

export default `${cards}\n${page}`;
