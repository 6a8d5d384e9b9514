import cards from "../../../src/canasta/words/sv/cards.ftl?raw";
import page from "../../../src/canasta/words/sv/page.ftl?raw";

export default `${cards}\n${page}`;
